import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import type { Browser } from 'playwright';
import { PNG } from 'pngjs';
import { type Picture, takeFontSample, takeScreens } from './screens.ts';

interface Difference {
  /** Number of different pixels, without those whose edges are merely antialiased differently. */
  pixels: number;
  /** Both pictures overlaid with differences in red; empty when their sizes differ. */
  png: Buffer;
}

/** Pixels that may differ before a screen counts as changed: less than a letter, more than a rounded corner's noise. */
export const tolerance = 12;

export function difference(one: Buffer, other: Buffer): Difference {
  if (one.equals(other)) return { pixels: 0, png: Buffer.alloc(0) };
  const [a, b] = [PNG.sync.read(one), PNG.sync.read(other)];
  const { width, height } = a;
  if (width !== b.width || height !== b.height)
    return { pixels: Math.max(width * height, b.width * b.height), png: Buffer.alloc(0) };
  const drawn = new PNG({ width, height });
  const pixels = pixelmatch(a.data, b.data, drawn.data, width, height, { threshold: 0.1 });
  return { pixels, png: PNG.sync.write(drawn) };
}

const screensFolder = join(import.meta.dirname, '../../docs/pictures/screens');

const fileOf = ({ name }: Pick<Picture, 'name'>) => join(screensFolder, `${name}.png`);

export const acceptedPicture = (name: string): Buffer | undefined =>
  existsSync(fileOf({ name })) ? readFileSync(fileOf({ name })) : undefined;

export async function acceptScreens(browser: Browser, url: string): Promise<string[]> {
  mkdirSync(screensFolder, { recursive: true });
  const fontSample = await takeFontSample(browser);
  const known = acceptedPicture(fontSample.name);
  // On another machine all are taken again, because old and new ones could not be compared.
  const isSameMachine = known !== undefined && difference(known, fontSample.png).pixels === 0;
  const changed: string[] = [];
  const stale = new Set(readdirSync(screensFolder).map((file) => file.replace(/\.png$/, '')));
  stale.delete(fontSample.name);
  const take = (picture: Picture) => {
    const accepted = isSameMachine ? acceptedPicture(picture.name) : undefined;
    stale.delete(picture.name);
    if (accepted && difference(accepted, picture.png).pixels <= tolerance) return;
    writeFileSync(fileOf(picture), picture.png);
    changed.push(picture.name);
  };
  take(fontSample);
  for await (const picture of takeScreens(browser, url)) take(picture);
  for (const name of stale) rmSync(fileOf({ name }));
  return [...changed, ...stale];
}
