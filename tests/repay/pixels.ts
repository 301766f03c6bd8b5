import type { Locator, Page } from 'playwright';
import type { Bitmap } from '../repaymentCode/bitmap.ts';

/** What stands on the screen in this place, pixel by pixel; `page` is any page that may draw it once more. */
export const pixelsOf = async (shown: Locator, page: Page): Promise<Bitmap> => {
  // What has just come into the page is drawn a frame later.
  await shown.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const png = (await shown.screenshot()).toString('base64');
  const { width, height, luminance } = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    context.drawImage(image, 0, 0);
    const colours = context.getImageData(0, 0, image.width, image.height).data;
    const greys = Array.from({ length: colours.length / 4 }, (_, pixel) => colours[pixel * 4 + 1] ?? 255);
    return { width: image.width, height: image.height, luminance: greys };
  }, png);
  return { width, height, luminance: Uint8ClampedArray.from(luminance) };
};
