/** `npm run pictures`: retakes all pictures. `-- screens` only those of screens, which accepts how they look (docs/product/looks.md#pictures). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { buildWhenNeeded, staffBuild } from '../../sandbox/build.ts';
import { demonstrate } from '../../sandbox/demonstration.ts';
import { startSandbox } from '../../sandbox/server.ts';
import { acceptScreens } from './accept.ts';
import { takeReadme } from './readme.ts';
import { pictureTime } from './screens.ts';
import { chromiumArgs, ensureHeadless } from '../browser/chromium.ts';

const root = join(import.meta.dirname, '../..');
const dist = join(root, staffBuild);
const isScreensOnly = process.argv.includes('screens');

await buildWhenNeeded(root, dist);
const browser = await chromium.launch({ executablePath: ensureHeadless(), args: chromiumArgs });

const fixed = await startSandbox({
  dist,
  now: () => pictureTime,
});
const changed = await acceptScreens(browser, fixed.url);
await fixed.close();
console.log(changed.length > 0 ? `Changed: ${changed.join(', ')}` : 'No screen has changed.');

if (!isScreensOnly) {
  demonstrate(process.env);
  const shown = mkdtempSync(join(tmpdir(), 'pictures-'));
  await buildWhenNeeded(root, shown);
  const sandbox = await startSandbox({ dist: shown });
  await takeReadme(browser, sandbox.url);
  await sandbox.close();
  rmSync(shown, { recursive: true });
}
await browser.close();
