import type { BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { type Sandbox, startSandbox } from '../../sandbox/server.ts';
import { distOf } from './build.ts';
import { beginFaults } from './faults.ts';
import { lendPage, takePagesBack } from './pages.ts';

export { expectNoFaults } from './faults.ts';
export { shellQuery } from './shellQuery.ts';

const sandboxes = new Map<string, Promise<Sandbox>>();

const start = async (base: string): Promise<Sandbox> => {
  vi.stubEnv('VITE_BASE', base);
  const sandbox = await startSandbox({ dist: distOf(base) });
  vi.unstubAllEnvs();
  return sandbox;
};

const sandboxAt = (base: string): Promise<Sandbox> => {
  const running = sandboxes.get(base) ?? start(base);
  sandboxes.set(base, running);
  return running;
};

/**
 * The built app served with its sandbox at `base`, and a browser for it. Every page must end without an uncaught error; a test that causes network
 * errors on purpose passes `{ noisy: true }`.
 */
export const builtApp = (base = '/') => {
  let sandbox: Sandbox;
  const lasting: Page[] = [];

  beforeAll(async () => {
    sandbox = await sandboxAt(base);
  });
  afterEach(async ({ task }) => {
    await takePagesBack(task.result?.state === 'fail');
    await fetch(`${sandbox.url}/sandbox/control/reset`, { method: 'POST' });
  });
  afterAll(() => Promise.all(lasting.map((page) => page.context().close())));

  return {
    get url() {
      return sandbox.url;
    },
    /**
     * A page as in a new browser; with equal options it may be a cleaned page of an earlier test. Its browser lacks what the baseline (Chromium 111,
     * Safari 16.4) lacks. A lasting page stays for later tests, which then share its loaded chunks.
     */
    newPage: async ({
      noisy = false,
      lasting: isLasting,
      clocked = false,
      isFirstVisit = false,
      holdsFiles = false,
      ...context
    }: BrowserContextOptions & {
      noisy?: boolean;
      lasting?: boolean;
      clocked?: boolean;
      isFirstVisit?: boolean;
      holdsFiles?: boolean;
    } = {}): Promise<Page> => {
      const page = await lendPage({ context, clocked, isFirstVisit, holdsFiles }, isLasting);
      if (isLasting) lasting.push(page);
      beginFaults(page, noisy);
      return page;
    },
  };
};

/** Adds an Android shell that records requests. `shellSays` fails before the page's first message. */
export const withShell = (page: Page, actions?: string[]): Promise<unknown> =>
  page.addInitScript((known) => {
    const calls: string[] = [];
    const shell: Record<string, unknown> = {
      postMessage: (text: string) => {
        calls.push(text);
        shell['hasHeard'] = true;
        const { id, action } = JSON.parse(text) as { id?: string; action?: string };
        if (!known || action !== 'capabilities') return;
        const data = JSON.stringify({ v: 1, id, ok: true, result: { actions: known } });
        (shell['onmessage'] as (event: { data: string }) => void)({ data });
      },
    };
    Object.assign(window, { shellCalls: calls, loanShell: shell });
  }, actions);

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

export const shellSays = (page: Page, event: string): Promise<void> =>
  page.evaluate((name) => {
    const { loanShell } = window as unknown as {
      loanShell: { hasHeard?: boolean; onmessage: (event: { data: string }) => void };
    };
    if (!loanShell.hasHeard) throw new Error('Android has no way to reach a page that has not spoken');
    loanShell.onmessage({ data: JSON.stringify({ v: 1, event: name, payload: {} }) });
  }, event);
