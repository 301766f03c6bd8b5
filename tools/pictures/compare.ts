import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface Difference {
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
