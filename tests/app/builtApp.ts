import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject, vi } from 'vitest';
import { type Sandbox, startSandbox } from '../../sandbox/server.ts';
import { chromiumArgs, ensureChromium } from '../browser/chromium.ts';
import { buildFor } from '../deploy/builds.ts';
import { takeOut } from './oldestBrowser.ts';

/** The query that a shell opens a page with. */
export const shellQuery =
  'appVersion=3.4.1&deviceName=Pixel&deviceId=d-1&osVersion=14&sessionId=s-1&adId=a-1&market=1&building=b-1&gather=g-1&swift=w-1&eyes=e-1';

/** What went wrong in a page unseen: uncaught errors, console errors, refusals of the security policy. */
const faultsOf = new WeakMap<Page, string[]>();

/**
 * The built app served with its sandbox at `base`, and a browser to open it in: `app.open(path)` gives a page of 360 x 800. Every page must end
 * without an uncaught error; a test that causes network errors on purpose says `{ noisy: true }`.
 */
export const builtApp = (base = '/') => {
  let browser: Browser;
  let sandbox: Sandbox;
  const contexts: BrowserContext[] = [];

  beforeAll(async () => {
    const dist = await buildFor(base);
    vi.stubEnv('VITE_BASE', base);
    [browser, sandbox] = await Promise.all([
      chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs }),
      startSandbox({ port: 0, databaseFile: ':memory:', dist, quiet: true }),
    ]);
    vi.unstubAllEnvs();
  });
  afterEach(async () => {
    await fetch(`${sandbox.url}/sandbox/control/reset`, { method: 'POST' });
    await Promise.all(contexts.splice(0).map((context) => context.close()));
  });
  afterAll(async () => {
    await browser.close();
    await sandbox.close();
  });

  return {
    get url() {
      return sandbox.url;
    },
    /** A page of its own context, not opened yet. A lasting one stays for the tests that follow: their chunks are loaded once. Its browser is as old as the floor (Chromium 111, Safari 16.4). */
    newPage: async (
      options: BrowserContextOptions & { noisy?: boolean; lasting?: boolean } = {},
    ): Promise<Page> => {
      const { noisy, lasting, ...rest } = options;
      const context = await browser.newContext({ viewport: { width: 360, height: 800 }, ...rest });
      await context.addInitScript(takeOut, inject('newerMembers'));
      if (!lasting) contexts.push(context);
      const page = await context.newPage();
      const faults: string[] = [];
      faultsOf.set(page, faults);
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !(noisy && /net::|status of/.test(message.text())))
          faults.push(message.text());
      });
      return page;
    },
  };
};

/** Fails when something went wrong in the page that nobody saw. */
export const expectNoFaults = (page: Page): void => expect(faultsOf.get(page)).toEqual([]);

/** Puts an Android shell around the page that records what it is asked: read it with `shellCalls`, speak with `shellSays`. It says that it knows `actions` when it is asked. */
export const withShell = (page: Page, actions?: string[]): Promise<unknown> =>
  page.addInitScript((known) => {
    const calls: string[] = [];
    const shell: Record<string, unknown> = {
      postMessage: (text: string) => {
        calls.push(text);
        const { id, action } = JSON.parse(text) as { id?: string; action?: string };
        if (!known || action !== 'capabilities') return;
        const data = JSON.stringify({ v: 1, id, ok: true, result: { actions: known } });
        (shell['onmessage'] as (event: { data: string }) => void)({ data });
      },
    };
    Object.assign(window, { shellCalls: calls, loanShell: shell });
  }, actions);

/** What the page asked of the shell, oldest first. */
export const shellCalls = async (
  page: Page,
): Promise<{ action?: string; event?: string; payload?: unknown }[]> =>
  (await page.evaluate(() => (window as unknown as { shellCalls: string[] }).shellCalls)).map((text) => {
    const { action, event, payload } = JSON.parse(text) as {
      action?: string;
      event?: string;
      payload?: unknown;
    };
    return { ...(action && { action }), ...(event && { event }), ...(payload ? { payload } : {}) };
  });

/** The shell tells the page something: back, pause, resume. */
export const shellSays = (page: Page, event: string): Promise<void> =>
  page.evaluate((name) => {
    const { loanShell } = window as unknown as {
      loanShell: { onmessage: (event: { data: string }) => void };
    };
    loanShell.onmessage({ data: JSON.stringify({ v: 1, event: name, payload: {} }) });
  }, event);
