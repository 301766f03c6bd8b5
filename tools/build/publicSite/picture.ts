import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';

/** The strokes of the site's logo (views/site/SiteFrame.tsx), white on black, in the size of link previews. */
const logo = readFileSync(new URL('logo.png', import.meta.url));

const bytesOf = (colour: string) =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

/**
 * The preview image of a shared link, as a PNG: the logo in `ink` on `ground`, both like `#B1D732`. The link's title is shown beside it, so that it
 * needs no font.
 */
export function sharedPicture(ground: string, ink: string): Buffer {
  const png = PNG.sync.read(logo);
  const [from, to] = [bytesOf(ground), bytesOf(ink)];
  for (let at = 0; at < png.data.length; at += 4) {
    const covered = (png.data[at] ?? 0) / 255;
    png.data.set(
      from.map((channel, index) => channel + ((to[index] ?? 0) - channel) * covered),
      at,
    );
  }
  return PNG.sync.write(png, { colorType: 2 });
}
