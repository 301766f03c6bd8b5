import { expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { imageLimit, prepareImage } from '../../services/device/prepareImage.ts';

const prepared = (file: Blob) => toPromise(createActor(prepareImage, { input: { file } }).start());

/** A drawing of this size, as a file of this type. Creating a blob directly would wait for idle time, a second later. */
const drawing = async (
  width: number,
  height: number,
  type: string,
  draw?: (on: CanvasRenderingContext2D) => void,
) => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const on = canvas.getContext('2d');
  if (!on) throw new Error('No canvas');
  draw?.(on);
  return (await fetch(canvas.toDataURL(type, 1))).blob();
};

const noise = (on: CanvasRenderingContext2D) => {
  const data = on.createImageData(on.canvas.width, on.canvas.height);
  const words = new Uint32Array(data.data.buffer);
  for (let at = 0; at < words.length; at += 1) words[at] = (Math.random() * 2 ** 32) | 0xff000000;
  on.putImageData(data, 0, 0);
};

const sizeOf = async (image: Blob) => {
  const { width, height } = await createImageBitmap(image);
  return [width, height];
};

const pixel = async (image: Blob, x: number, y: number) => {
  const bitmap = await createImageBitmap(image);
  const on = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  on?.drawImage(bitmap, 0, 0);
  return [...(on?.getImageData(x, y, 1, 1).data ?? [])];
};

const contains = (bytes: Uint8Array, text: string) => new TextDecoder('latin1').decode(bytes).includes(text);

const fromCamera = async (jpeg: Blob) => {
  const bytes = new Uint8Array(await jpeg.arrayBuffer());
  const tiff = [
    [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 2], // big-endian TIFF with two entries
    [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0], // orientation: 6
    [0x01, 0x0f, 0, 2, 0, 0, 0, 4, 0x4d, 0x41, 0x52, 0], // maker: MAR
    [0, 0, 0, 0],
  ].flat();
  const exif = [...new TextEncoder().encode('Exif\0\0'), ...tiff];
  const length = exif.length + 2;
  return new Blob([
    bytes.slice(0, 2),
    new Uint8Array([0xff, 0xe1, length >> 8, length & 255, ...exif]),
    bytes.slice(2),
  ]);
};

test('shrinks a large picture to 1600 pixels and keeps its proportions', async () => {
  const image = await prepared(await drawing(3200, 2000, 'image/png'));
  expect(image.type).toBe('image/jpeg');
  expect(await sizeOf(image)).toEqual([1600, 1000]);
});

test('does not enlarge a small picture', async () => {
  expect(await sizeOf(await prepared(await drawing(40, 30, 'image/webp')))).toEqual([40, 30]);
});

// The browser encodes each attempt in idle time, which a loaded machine rarely has.
test('compresses even an incompressible picture to less than 1 MB', async () => {
  const image = await prepared(await drawing(1600, 1600, 'image/png', noise));
  expect(image.size).toBeLessThanOrEqual(imageLimit);
});

test("turns a camera's picture upright and strips its metadata", async () => {
  const plain = await drawing(60, 40, 'image/jpeg', (on) => {
    on.fillStyle = '#f00';
    on.fillRect(0, 0, 60, 40);
    on.fillStyle = '#00f';
    on.fillRect(0, 0, 20, 40);
  });
  const camera = await fromCamera(plain);
  expect(contains(new Uint8Array(await camera.arrayBuffer()), 'Exif')).toBe(true);
  const image = await prepared(camera);
  expect(await sizeOf(image)).toEqual([40, 60]);
  // The left of the sensor is now at the top.
  const [red = 255, , blue = 0] = await pixel(image, 20, 5);
  expect(blue).toBeGreaterThan(200);
  expect(red).toBeLessThan(60);
  const bytes = new Uint8Array(await image.arrayBuffer());
  expect(contains(bytes, 'Exif')).toBe(false);
  expect(contains(bytes, 'MAR')).toBe(false);
});

test('fills transparent areas with white', async () => {
  const image = await prepared(await drawing(10, 10, 'image/png'));
  expect(await pixel(image, 5, 5)).toEqual([255, 255, 255, 255]);
});

test('recognises a picture by its content, not its name', async () => {
  const png = await drawing(10, 10, 'image/png');
  const image = await prepared(new File([png], 'letter.txt', { type: 'text/plain' }));
  expect(image.type).toBe('image/jpeg');
});

test.each([
  ['a text that calls itself a picture', new File(['hello'], 'a.png', { type: 'image/png' })],
  ['a page', new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg', { type: 'image/svg+xml' })],
  ['an empty file', new File([], 'a.jpg', { type: 'image/jpeg' })],
])('%s is refused', async (_, file) => {
  await expect(prepared(file)).rejects.toBeInstanceOf(Error);
});

test('prepares one picture at a time, and continues after a refused one', async () => {
  const read = globalThis.createImageBitmap.bind(globalThis);
  let open = 0;
  let most = 0;
  vi.spyOn(globalThis, 'createImageBitmap').mockImplementation(async (source: ImageBitmapSource) => {
    most = Math.max(most, (open += 1));
    try {
      const bitmap = await read(source);
      const close = bitmap.close.bind(bitmap);
      bitmap.close = () => {
        open -= 1;
        close();
      };
      return bitmap;
    } catch (error) {
      open -= 1;
      throw error;
    }
  });
  const png = await drawing(300, 200, 'image/png');
  const ends = await Promise.allSettled([png, new Blob(['no picture']), png, png].map(prepared));
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect([most, open]).toEqual([1, 0]);
});

test.each([
  ['a long screenshot', 1080, 14_000],
  ['a panorama', 9000, 700],
  ['a till roll', 700, 6000],
])('keeps 600 pixels of the short side of %s, within the limit', async (_, width, height) => {
  const image = await prepared(await drawing(width, height, 'image/jpeg'));
  const [across = 0, down = 0] = await sizeOf(image);
  expect(Math.min(across, down)).toBeGreaterThanOrEqual(600);
  expect(image.size).toBeLessThanOrEqual(imageLimit);
});

test('a picture whose canvas never answers does not block the next one, once it is given up', async () => {
  const png = await drawing(300, 200, 'image/png');
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementationOnce(() => undefined);
  const hanging = createActor(prepareImage, { input: { file: png } }).start();
  const next = prepared(png);
  await expect.poll(() => vi.mocked(HTMLCanvasElement.prototype.toBlob).mock.calls.length).toBe(1);
  hanging.stop();
  expect((await next).size).toBeGreaterThan(0);
});
