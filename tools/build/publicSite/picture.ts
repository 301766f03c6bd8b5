import { PNG } from 'pngjs';

/** The preview image of a shared link: the brand's logo on its colour. The link's title is shown beside it, so that it needs no font. */

const [width, height] = [1200, 630];

type Point = readonly [x: number, y: number];

/** The strokes of the site's logo (views/site/SiteFrame.tsx) in its square of 32: lines between points, and the arc of the peso sign. */
const lines: [Point, Point][] = [
  [
    [12, 26],
    [12, 7],
  ],
  [
    [12, 7],
    [17.5, 7],
  ],
  [
    [17.5, 18],
    [12, 18],
  ],
  [
    [8, 10.5],
    [25, 10.5],
  ],
  [
    [8, 14.5],
    [25, 14.5],
  ],
];
const arc = { centre: [17.5, 12.5] as Point, radius: 5.5 };
const halfStroke = 1.25;

const toLine = ([x, y]: Point, [[ax, ay], [bx, by]]: [Point, Point]): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
};

const toMark = (point: Point): number => {
  const [x, y] = point;
  if (x < 6 || x > 27 || y < 5 || y > 28) return Infinity;
  const toArc =
    x < arc.centre[0] ? Infinity : Math.abs(Math.hypot(x - arc.centre[0], y - arc.centre[1]) - arc.radius);
  return Math.min(toArc, ...lines.map((line) => toLine(point, line)));
};

const bytesOf = (colour: string) =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

/** Draws a PNG of 1200 x 630, the size of link previews: `ink` on `ground`, both like `#B1D732`. */
export function sharedPicture(ground: string, ink: string): Buffer {
  const [from, to] = [bytesOf(ground), bytesOf(ink)];
  const scale = 14;
  const png = new PNG({ width, height });
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const distance = toMark([(x - width / 2) / scale + 16, (y - height / 2) / scale + 16.5]);
      const covered = Math.min(1, Math.max(0, (halfStroke - distance) * scale + 0.5));
      const colour = from.map((channel, index) => channel + ((to[index] ?? 0) - channel) * covered);
      png.data.set([...colour, 255], 4 * (y * width + x));
    }
  return PNG.sync.write(png, { colorType: 2 });
}
