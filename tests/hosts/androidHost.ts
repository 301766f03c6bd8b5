import { type Browser, chromium } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, onTestFailed } from 'vitest';
import { type Sandbox, startSandbox } from '../../sandbox/server.ts';
import { chromiumArgs, ensureHeadless } from '../../tools/browser/chromium.ts';
import { distOf } from '../app/build.ts';
import { shellQuery } from '../app/shellQuery.ts';
import { type AndroidPhone, type HostCall, startPhone } from './android/phone.ts';
import { origin, WebViews } from './android/webView.ts';

export const at = (path: string, query = ''): string =>
  `${origin}${path}?${shellQuery}&lang=en${query && `&${query}`}`;

export const androidHost = () => {
  const classPath = inject('androidHost');
  let browser: Browser;
  let sandbox: Sandbox;
  let phone: AndroidPhone;
  let views: WebViews;
  let calls: HostCall[] = [];
  let performed: Promise<void> = Promise.resolve();

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: ensureHeadless(), args: chromiumArgs });
    sandbox = await startSandbox({ dist: distOf('/') });
  });
  afterAll(async () => {
    await browser?.close();
    await sandbox?.close();
  });
  beforeEach(() => {
    calls = [];
    views = new WebViews(browser, sandbox.url, () => phone);
    phone = startPhone(classPath, (call) => {
      calls.push(call);
      performed = performed.then(() => views.perform(call));
    });
    onTestFailed(() => console.error(calls));
  });
  afterEach(async () => {
    phone.stop();
    await performed;
    await views.close();
    await fetch(`${sandbox.url}/sandbox/control/reset`, { method: 'POST' });
  });

  const send = async (what: string, fields: Record<string, unknown> = {}) => {
    const result = await phone.send({ do: what, ...fields });
    await performed;
    return result;
  };
  const tell = async (what: string, fields: Record<string, unknown> = {}) => {
    const result = await views.tell(what, fields);
    await performed;
    return result;
  };
  return {
    get page() {
      return views.page;
    },
    get network() {
      return views;
    },
    open: async (address: string, saved?: object) => {
      await send('create', { address, saved });
      await send('resume');
    },
    send,
    tell,
    back: () => tell('back'),
    /** What the host shows instead of the page, or the page's number. */
    shown: async () => (await send('shown')) as { kind: string; text?: string; view?: number }[],
    asked: (...names: HostCall['call'][]) => calls.filter(({ call }) => names.includes(call)),
    said: () =>
      calls.flatMap((call) =>
        call.call === 'reply' ? [JSON.parse(call.text) as Record<string, unknown>] : [],
      ),
    heard: (event: string) =>
      views.heard.filter((message) => message.event === event).map(({ payload }) => payload),
    settled: () => performed,
    ready: () => expect.poll(() => tell('isBackOurs'), { message: 'the page never said ready' }).toBe(true),
  };
};
