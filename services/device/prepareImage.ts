import { fromPromise } from 'xstate';

/** Maximum size of an uploaded picture, in bytes. */
export const imageLimit = 1_000_000;

/** Longest side in pixels and JPEG quality, tried in turn until the picture is small enough. */
const attempts = [
  [1600, 0.85],
  [1600, 0.65],
  [1280, 0.6],
  [960, 0.5],
  [640, 0.4],
] as const;

const encode = (bitmap: ImageBitmap, side: number, quality: number): Promise<Blob | null> => {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
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

/** The picture being drawn: a cheap phone has no memory for nine at once. */
let last: Promise<unknown> = Promise.resolve();

/** Redraws a picture for upload: upright, without metadata, at most 1600 pixels and 1 MB, one at a time. Rejects if the device cannot read it. */
export const prepareImage = fromPromise<Blob, { file: Blob }>(({ input, signal }) => {
  const drawn = last.then(() => draw(input.file, signal));
  last = drawn.catch(() => undefined);
  return drawn;
});
