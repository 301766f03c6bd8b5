import { inTime } from './inTime.ts';
import { fromPromise } from 'xstate';

/** Maximum size of an uploaded picture, in bytes. */
export const imageLimit = 1_000_000;

/** Fewest pixels of the short side: the letters of a long screenshot or a till roll stay readable. */
const shortest = 600;
/** Longest side that the canvases of all phones can draw. */
const longest = 16_000;

/** Longest side in pixels and JPEG quality, tried in turn until the picture is small enough. */
const attempts = [
  [1600, 0.85],
  [1600, 0.65],
  [1280, 0.6],
  [960, 0.5],
  [640, 0.4],
  // A long picture keeps its pixels, so its quality gives way.
  [640, 0.25],
  [640, 0.12],
] as const;

const encode = (bitmap: ImageBitmap, side: number, quality: number): Promise<Blob | null> => {
  const long = Math.max(bitmap.width, bitmap.height);
  const short = Math.min(bitmap.width, bitmap.height);
  // Only a picture that is much longer than a screen is larger than `side`.
  const least = long > 3 * short ? shortest / short : 0;
  const scale = Math.min(1, Math.max(side / long, least), longest / long);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const drawing = canvas.getContext('2d', { alpha: false });
  if (!drawing) throw new Error('The device cannot draw');
  // JPEG has no transparency, so transparent areas become white.
  drawing.fillStyle = '#fff';
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
};

const draw = async (file: Blob, signal: AbortSignal): Promise<Blob> => {
  signal.throwIfAborted();
  const bitmap = await createImageBitmap(file);
  try {
    for (const [side, quality] of attempts) {
      signal.throwIfAborted();
      const image = await encode(bitmap, side, quality);
      if (image && image.size <= imageLimit) return image;
    }
  } finally {
    bitmap.close();
  }
  throw new Error('The picture does not get small enough');
};

/** Milliseconds for drawing one picture on a slow phone. */
export const drawingTime = 30_000;

/** The picture being drawn: a cheap phone has no memory for nine at once. */
let last: Promise<unknown> = Promise.resolve();

/** Redraws a picture for upload: upright, without metadata, at most 1600 pixels (a long one more, so that its short side keeps 600) and 1 MB, one at a time. Rejects if the device cannot read it, or does not draw it in time. */
export const prepareImage = fromPromise<Blob, { file: Blob }>(({ input, signal }) => {
  // A canvas may never answer. Its time begins with its turn: a picture before it that hangs takes none of it.
  const drawn = last.then(() =>
    inTime(draw(input.file, signal), drawingTime, new Error('The device does not draw')),
  );
  const givenUp = new Promise((resolve) => signal.addEventListener('abort', resolve));
  last = Promise.race([drawn.catch(() => undefined), givenUp]);
  return drawn;
});
