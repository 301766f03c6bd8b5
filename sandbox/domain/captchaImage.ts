import { crc32, deflateSync } from 'node:zlib';

type Point = readonly [x: number, y: number];
/** Strokes of a character in a 4 by 6 box: points `x,y` of a line, lines separated by slashes. */
const strokes: Record<string, string> = {
  '2': '0,1.5 0.6,0.3 2,0 3.4,0.4 4,1.6 3.4,2.9 0,6 4,6',
  '3': '0,0 4,0 1.8,2.4 3.4,2.8 4,4.2 3.2,5.6 1.6,6 0,5.2',
  '4': '3,6 3,0 0,4.2 4,4.2',
  '5': '4,0 0.4,0 0,2.8 2,2.3 3.6,2.9 4,4.2 3.2,5.6 1.6,6 0,5.4',
  '6': '3.6,0 1.2,1.6 0,4 0.8,5.6 2.2,6 3.6,5.4 4,4.2 3.2,3 1.6,2.9 0.2,3.9',
  '7': '0,0 4,0 1.4,6',
  A: '0,6 2,0 4,6 / 0.8,3.9 3.2,3.9',
  C: '4,1 2.8,0 1.2,0.3 0,2 0,4 1.2,5.7 2.8,6 4,5',
  E: '4,0 0,0 0,6 4,6 / 0,3 3,3',
  F: '4,0 0,0 0,6 / 0,3 3,3',
  H: '0,0 0,6 / 4,0 4,6 / 0,3 4,3',
  K: '0,0 0,6 / 4,0 0,3.4 4,6',
  L: '0,0 0,6 4,6',
  M: '0,6 0.2,0 2,3.4 3.8,0 4,6',
  N: '0,6 0,0 4,6 4,0',
  P: '0,6 0,0 2.6,0 4,1 4,2.2 2.6,3.2 0,3.2',
  R: '0,6 0,0 2.6,0 4,1 4,2.1 2.6,3.1 0,3.1 / 1.8,3.1 4,6',
  T: '0,0 4,0 / 2,0 2,6',
  V: '0,0 2,6 4,0',
  W: '0,0 1,6 2,2.4 3,6 4,0',
  X: '0,0 4,6 / 4,0 0,6',
  Y: '0,0 2,3 4,0 / 2,3 2,6',
  Z: '0,0 4,0 0,6 4,6',
};

const linesOf = (character: string): Point[][] =>
  (strokes[character] ?? '').split(' / ').map((line) =>
    line.split(' ').map((point): Point => {
      const [x = 0, y = 0] = point.split(',').map(Number);
      return [x, y];
    }),
  );

/** Characters of a captcha: those that are not easily confused. */
export const captchaCharacters = Object.keys(strokes);

const size = { width: 240, height: 88 } as const;

/** Seeded random numbers from 0 to 1 (mulberry32), so that repeated requests get the same image. */
const randomOf = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
};

const distance = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const part = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - part * dx, y - ay - part * dy);
};

interface Ink {
  points: readonly Point[];
  pen: number;
}

const inkOf = (character: string, place: number, random: () => number): Ink[] => {
  const turn = (random() - 0.5) * 0.7;
  const lean = (random() - 0.5) * 0.5;
  const scale = 7.4 + random() * 1.6;
  const wave = random() * 6;
  const centre: Point = [36 + place * 56 + random() * 8, 44 + (random() - 0.5) * 14];
  const bent = ([x, y]: Point): Point => {
    const [u, w] = [(x - 2 + lean * (y - 3)) * scale, (y - 3) * scale];
    const [h, k] = [u * Math.cos(turn) - w * Math.sin(turn), u * Math.sin(turn) + w * Math.cos(turn)];
    return [centre[0] + h + Math.sin(k / 9 + wave) * 2.2, centre[1] + k + Math.sin(h / 11 + wave) * 2.2];
  };
  const pen = 3 + random();
  return linesOf(character).map((points) => ({ points: finer(points).map(bent), pen }));
};

/** Adds points to a line so that it can bend. */
const finer = (points: readonly Point[]): Point[] =>
  points.flatMap((from, index): Point[] => {
    const to = points[index + 1];
    if (!to) return [from];
    return [0, 0.25, 0.5, 0.75].map((part) => [
      from[0] + (to[0] - from[0]) * part,
      from[1] + (to[1] - from[1]) * part,
    ]);
  });

const scratch = (random: () => number): Ink => {
  const [top, bottom, bend] = [random() * size.height, random() * size.height, (random() - 0.5) * 60];
  const points = Array.from({ length: 13 }, (_, index): Point => {
    const part = index / 12;
    return [part * size.width, top + (bottom - top) * part + Math.sin(part * Math.PI) * bend];
  });
  return { points, pen: 0.7 };
};

const drawn = (inks: readonly Ink[]): Float32Array => {
  const darkness = new Float32Array(size.width * size.height);
  for (const { points, pen } of inks)
    points.forEach((to, index) => {
      const from = points[index - 1];
      if (!from) return;
      const reach = pen + 1;
      const left = Math.max(0, Math.floor(Math.min(from[0], to[0]) - reach));
      const right = Math.min(size.width - 1, Math.ceil(Math.max(from[0], to[0]) + reach));
      const top = Math.max(0, Math.floor(Math.min(from[1], to[1]) - reach));
      const bottom = Math.min(size.height - 1, Math.ceil(Math.max(from[1], to[1]) + reach));
      for (let y = top; y <= bottom; y++)
        for (let x = left; x <= right; x++) {
          const at = y * size.width + x;
          const cover = Math.min(1, Math.max(0, pen - distance([x, y], from, to) + 0.5));
          darkness[at] = Math.max(darkness[at] ?? 0, cover);
        }
    });
  return darkness;
};

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

const png = (grey: Uint8Array): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size.width, 0);
  header.writeUInt32BE(size.height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.concat(
    Array.from({ length: size.height }, (_, row) =>
      Buffer.concat([Buffer.from([0]), grey.subarray(row * size.width, (row + 1) * size.width)]),
    ),
  );
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', new Uint8Array()),
  ]);
};

/** Draws a captcha as a PNG: bent strokes, scratches and specks; the same `seed` gives the same image. */
export const captchaImage = (characters: string, seed: number): Uint8Array<ArrayBuffer> => {
  const random = randomOf(seed);
  const inks = [...characters].flatMap((character, place) => inkOf(character, place, random));
  const letters = drawn(inks);
  const scratches = drawn([scratch(random), scratch(random), scratch(random)]);
  const grey = letters.map((dark, index) => {
    const speck = random() < 0.03 ? 0.5 * random() : 0;
    return 244 - 196 * Math.max(dark, 0.65 * (scratches[index] ?? 0), speck);
  });
  return new Uint8Array(png(Uint8Array.from(grey)));
};
