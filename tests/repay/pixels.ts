import { PNG } from 'pngjs';
import type { Locator } from 'playwright';
import type { Bitmap } from '../repaymentCode/bitmap.ts';

export const pixelsOf = async (shown: Locator): Promise<Bitmap> => {
  // A new element is drawn a frame later.
  await shown.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const { width, height, data } = PNG.sync.read(await shown.screenshot());
  const luminance = Uint8ClampedArray.from(
    { length: width * height },
    (_, pixel) => data[pixel * 4 + 1] ?? 255,
  );
  return { width, height, luminance };
};
