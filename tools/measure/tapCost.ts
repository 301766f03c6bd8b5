/** `npm run bench`, second part: the share of a tap's work on a slow phone (CPU 4x slower) that the inspector takes, at most 2 %. */
import { join } from 'node:path';
import { chromium } from 'playwright';
import { buildWhenNeeded } from '../../sandbox/build.ts';
import { startSandbox } from '../../sandbox/server.ts';
import { chromiumArgs, ensureChromium } from '../browser/chromium.ts';

const most = 0.02;
const taps = 12;

interface Profile {
  nodes: {
    id: number;
    hitCount?: number;
    children?: number[];
    callFrame: { functionName: string; url: string };
  }[];
}

/** The samples in functions of a file and their callees. V8 attributes the browser's own fetch, which belongs to the page, to its caller. */
const workIn = ({ nodes }: Profile, file: RegExp): { own: number; all: number } => {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const work = { own: 0, all: 0 };
  const walk = (id: number, isOwn: boolean): void => {
    const node = byId.get(id);
    if (!node) return;
    const { functionName, url } = node.callFrame;
    const isInside = isOwn || file.test(url);
    const samples = ['(idle)', '(root)'].includes(functionName) ? 0 : (node.hitCount ?? 0);
    work.all += samples;
    if (isInside && !/(^|\.)fetch$/.test(functionName)) work.own += samples;
    for (const child of node.children ?? []) walk(child, isInside);
  };
  for (const child of nodes[0]?.children ?? []) walk(child, false);
  return work;
};

const dist = join(import.meta.dirname, '../../dist');
await buildWhenNeeded(join(dist, '..'), dist);
const sandbox = await startSandbox({ port: 0, databaseFile: ':memory:', dist, quiet: true });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
await page.addInitScript(() => {
  const afterPaint = (run: () => void) =>
    requestAnimationFrame(() => {
      // A task of its own comes after the picture that follows the frame.
      setTimeout(run);
    });
  addEventListener('pointerdown', () => console.profile('tap'), true);
  addEventListener('click', () => afterPaint(() => console.profileEnd('tap')), true);
});
await page.goto(
  `${sandbox.url}/loanDetail?lang=en&productId=p1&orderId=due&sessionId=session-due&deviceId=d-1&inspect=here`,
);
const client = await page.context().newCDPSession(page);
await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
await client.send('Profiler.enable');
await client.send('Profiler.setSamplingInterval', { interval: 50 });

const tap = async () => {
  const finished = new Promise<Profile>((resolve) =>
    client.once('Profiler.consoleProfileFinished', ({ profile }) => resolve(profile)),
  );
  const button = page.getByRole('button', { name: /^(repay|pay)/i });
  await button.first().click();
  const work = workIn(await finished, /\/inspector-/);
  const repayment = page.getByRole('heading', { name: /^Repay/ });
  await repayment.first().waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Your loan' }).waitFor();
  return work;
};

// The first tap includes code that runs for the first time.
await tap();
let [own, all] = [0, 0];
for (let index = 0; index < taps; index += 1) {
  const work = await tap();
  own += work.own;
  all += work.all;
}
await browser.close();
await sandbox.close();

// No work at all: it was not called, or its file has another name.
if (own === 0) throw new Error('The inspector was not told of a tap');
const share = own / all;
console.log(
  `Telling the inspector of a tap: ${(100 * share).toFixed(1)} %${share > most ? '!' : ''} of its work (${taps} taps), of at most ${100 * most} %`,
);
