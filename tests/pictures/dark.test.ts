import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../docs/pictures/screens');
const dark = readdirSync(folder).filter((name) => name.includes('-320-dark-'));

const brightPart = (png: PNG): number => {
  const { width, data } = png;
  const end = Math.min(png.height, 800) * width * 4;
  let bright = 0;
  for (let place = 0; place < end; place += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(place, place + 3);
    if (0.2126 * red + 0.7152 * green + 0.0722 * blue > 128) bright += 1;
  }
  return bright / (end / 4);
};

// A code is black on white in every scheme, because scanners need it.
const isCode = (name: string) => name.startsWith('code-');

test('keeps every screen dark: at most a quarter of it is bright', () => {
  expect(dark.length).toBeGreaterThan(30);
  const glaring = dark
    .filter((name) => !isCode(name))
    .map((name) => [name, brightPart(PNG.sync.read(readFileSync(join(folder, name))))] as const)
    .filter(([, part]) => part > 1 / 4);
  expect(glaring).toEqual([]);
});
