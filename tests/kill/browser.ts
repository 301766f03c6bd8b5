import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, chromium, type Page } from 'playwright';
import { chromiumArgs } from '../../tools/browser/chromium.ts';

export interface Mortal {
  page: Page;
  kill(): Promise<void>;
}

export const makeProfile = (): { profile: string; remove: () => void } => {
  const profile = mkdtempSync(join(tmpdir(), 'killed-'));
  return { profile, remove: () => rmSync(profile, { recursive: true, force: true, maxRetries: 20 }) };
};

const endpointOf = async ({ stderr }: ChildProcess): Promise<string> => {
  if (!stderr) throw new Error('The browser has no stderr.');
  for await (const line of createInterface({ input: stderr })) {
    const [, endpoint] = /DevTools listening on (ws:\S+)/.exec(line) ?? [];
    if (endpoint) return endpoint;
  }
  throw new Error('The browser ended before it was there.');
};

/** `profile` is on disk, like a phone's. */
export const startMortal = async (executablePath: string, profile: string): Promise<Mortal> => {
  const child = spawn(
    executablePath,
    [
      ...chromiumArgs,
      '--headless=new',
      '--remote-debugging-port=0',
      '--no-default-browser-check',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const gone = once(child, 'exit');
  const endGroup = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {}
  };
  // An aborted test leaves no browser behind.
  process.once('exit', endGroup);
  let browser: Browser;
  try {
    browser = await chromium.connectOverCDP(await endpointOf(child));
  } catch (error) {
    endGroup();
    throw error;
  }
  child.stderr?.resume();
  const [context] = browser.contexts();
  const page = context?.pages()[0] ?? (await context?.newPage());
  if (!page) throw new Error('The browser has no page.');
  await page.setViewportSize({ width: 360, height: 800 });
  return {
    page,
    kill: async () => {
      endGroup();
      await gone;
      process.off('exit', endGroup);
      await browser.close().catch(() => undefined);
    },
  };
};
