import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { startSandbox } from '../../sandbox/server.ts';
import { chromiumArgs, ensureHeadless } from '../../tools/browser/chromium.ts';
import { acceptedPicture, difference, tolerance } from '../../tools/pictures/accept.ts';
import { pictureTime, takeFontSample, takeScreens } from '../../tools/pictures/screens.ts';
import { distOf } from '../app/build.ts';

const seen = join(import.meta.dirname, '../../.pictures');

test('matches the accepted picture of every screen', async ({ skip }) => {
  const sandbox = await startSandbox({
    dist: distOf('/'),
    now: () => pictureTime,
  });
  const browser = await chromium.launch({ executablePath: ensureHeadless(), args: chromiumArgs });
  try {
    const fontSample = await takeFontSample(browser);
    const drawn = difference(acceptedPicture(fontSample.name) ?? fontSample.png, fontSample.png).pixels;
    skip(
      drawn > 0,
      `This machine draws letters otherwise than the one that took the pictures: fontSample.png differs in ${drawn} pixels (docs/product/looks.md#pictures)`,
    );
    rmSync(seen, { recursive: true, force: true });
    const changed: string[] = [];
    for await (const { name, png } of takeScreens(browser, sandbox.url)) {
      const accepted = acceptedPicture(name);
      const found = accepted && difference(accepted, png);
      if (found && found.pixels <= tolerance) continue;
      changed.push(found ? `${name} in ${found.pixels} pixels` : `${name} is new`);
      mkdirSync(seen, { recursive: true });
      writeFileSync(join(seen, `${name}.png`), png);
      if (found && found.png.length > 0) writeFileSync(join(seen, `${name}.difference.png`), found.png);
    }
    if (changed.length > 0) console.error('Look at .pictures, then accept with: npm run pictures -- screens');
    expect(changed).toEqual([]);
  } finally {
    await browser.close();
    await sandbox.close();
  }
});

const screenWith = (side: number): Buffer => {
  const png = new PNG({ width: 60, height: 40 });
  png.data.fill(200);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) png.data.fill(0, (y * 60 + x) * 4, (y * 60 + x) * 4 + 3);
  return PNG.sync.write(png);
};

test('treats a moved letter as a change, but not a speck, and another size as another screen', () => {
  expect(difference(screenWith(0), screenWith(3)).pixels).toBeLessThanOrEqual(tolerance);
  expect(difference(screenWith(0), screenWith(5)).pixels).toBeGreaterThan(tolerance);
  const smaller = PNG.sync.write(new PNG({ width: 60, height: 39 }));
  expect(difference(screenWith(0), smaller).pixels).toBe(60 * 40);
});
