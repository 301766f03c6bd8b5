import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { actions } from '../../contract/shell/messages.ts';
import { createLoanShell, pageActions } from '../../docs/shell/generic/loanShell.ts';
import { type Sandbox, startSandbox } from '../../sandbox/server.ts';
import { chromiumArgs, ensureHeadless } from '../../tools/browser/chromium.ts';
import { distOf } from '../app/build.ts';
import { shellQuery } from '../app/shellQuery.ts';
import { followShellCheck } from './shellCheck.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'docs/shell/generic');
const source = (file: string) => readFileSync(join(folder, file), 'utf8');

let browser: Browser;
let sandbox: Sandbox;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: ensureHeadless(), args: chromiumArgs });
  sandbox = await startSandbox({ dist: distOf('/') });
});
afterAll(async () => {
  await browser?.close();
  await sandbox?.close();
});

const [, reactNativeChannel = ''] = /const channel =\s*'([^']+)'/.exec(source('LoanScreen.tsx')) ?? [];

interface Shape {
  native: (page: Page, hear: (text: unknown) => void) => Promise<unknown>;
  script?: () => string;
}

const shapes: Record<string, Shape> = {
  'React Native': {
    native: async (page, hear) => {
      await page.exposeFunction('heard', hear);
      await page.addInitScript(() =>
        Object.assign(window, {
          ReactNativeWebView: { postMessage: (text: string) => Reflect.get(window, 'heard')(text) },
        }),
      );
    },
    script: () => reactNativeChannel,
  },
  // As Flutter's JavaScriptChannel, which is the object itself.
  'a WebView with a channel of that name': {
    native: async (page, hear) => {
      await page.exposeFunction('heard', hear);
      await page.addInitScript(() =>
        Object.assign(window, {
          loanShellLegacy: { postMessage: (text: string) => Reflect.get(window, 'heard')(text) },
        }),
      );
    },
  },
};

const newPage = async ({ native, script }: Shape, hear: (text: unknown) => void) => {
  const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
  await native(page, hear);
  if (script) await page.addInitScript(script());
  return page;
};

const at = (path: string, query: string) => `${sandbox.url}${path}?${shellQuery}&lang=en&${query}`;

describe.each(Object.entries(shapes))('the built page in %s', (_name, shape) => {
  const open = async (address: string) => {
    const heard: string[] = [];
    const page: Page = await newPage(shape, (text) => {
      heard.push(String(text));
      shell.hear(text, page.url());
    });
    const done: string[] = [];
    const shell = createLoanShell(sandbox.url, (script) => page.evaluate(script), {
      callPhone: ({ number }) => void done.push(String(number)),
    });
    await page.goto(address);
    await expect.poll(() => heard[0]).toBe('{"v":1,"event":"ready","payload":{}}');
    return { page, shell, done, heard };
  };

  it('asks the page about back first, and blocks it while a loan request is in flight', async () => {
    const { page, shell } = await open(at('/confirm', 'productId=p1&orderId=o1'));
    expect(await shell.back()).toBe(false);
    const sent = page.waitForRequest('**/loan-detail-push?*');
    await page.route('**/loan-detail-push?*', () => undefined);
    await page.getByRole('button', { name: 'Borrow' }).last().click();
    await sent;
    expect(await shell.back()).toBe(true);
    await page.close();
  });

  it('receives pause, resume and the end of the session, with an answer', async () => {
    const { page, shell, done } = await open(at('/customerService', ''));
    shell.setPaused(true);
    shell.setPaused(false);
    await page.getByRole('link', { name: /^Phone/ }).click();
    await expect.poll(() => done).toEqual(['0288880100']);
    shell.setSessionClosed(true);
    await page.getByRole('heading', { name: 'You were logged out' }).waitFor();
    shell.setPaused(true);
    shell.setPaused(false);
    expect(await page.getByRole('link', { name: /^Phone/ }).isVisible()).toBe(false);
    await page.close();
  });
});

it('passes the shell check over the generic channel, without the actions that it does not support', async () => {
  const { linksBy } = (await import(join(folder, 'links.ts'))) as {
    linksBy: (open: () => Promise<void>) => { actions: Parameters<typeof createLoanShell>[2] };
  };
  const plain = shapes['a WebView with a channel of that name'];
  if (!plain) throw new Error('no shape');
  const page: Page = await newPage(plain, (text) => shell.hear(text, page.url()));
  const shell = createLoanShell(sandbox.url, (script) => page.evaluate(script), {
    ...pageActions(
      () => true,
      () => {},
    ),
    ...linksBy(async () => {}).actions,
  });
  // As every host blocks it.
  await page.route('https://www.gov.ph/', (route) => route.abort('aborted'));
  await page.goto(`${sandbox.url}/shell-check/`);
  const found = await followShellCheck(page, {
    pressBack: () => shell.back(),
    pressBackUnanswered: async () => (await shell.back()) || page.goBack(),
    leaveAndReturn: async () => [true, false].forEach(shell.setPaused),
    logOut: async () => shell.setSessionClosed(true),
  });
  expect(found).toEqual({
    failed: [],
    unsupported: ['track', 'startBindCard', 'endBindCard', 'copyText', 'goRating', 'share'],
  });
  await page.close();
});

describe('the shell of the generic channel', () => {
  const origin = 'https://loans.example';
  const start = (known: Parameters<typeof createLoanShell>[2] = {}) => {
    const ran: string[] = [];
    const shell = createLoanShell(origin, (script) => ran.push(script), known);
    const said = () =>
      ran.map(
        (script) => JSON.parse(JSON.parse(/Receive\?\.\((.*)\);true;$/s.exec(script)?.[1] ?? '""')) as object,
      );
    return {
      shell,
      ran,
      said,
      events: () => said().map((message) => Reflect.get(message, 'event') as unknown),
      hear: (message: object) => shell.hear(JSON.stringify(message), `${origin}/order`),
    };
  };

  it('starts silent and leaves back to itself until the page is ready', async () => {
    const { shell, ran, hear } = start();
    shell.setPaused(false);
    expect(await shell.back()).toBe(false);
    expect(ran).toEqual([]);
    hear({ v: 1, event: 'ready' });
    shell.setPaused(true);
    expect(ran).toHaveLength(1);
    shell.pageStarted();
    expect(await shell.back()).toBe(false);
  });

  it('reports pause and resume in pairs, however often the platform repeats them', () => {
    const { shell, hear, events } = start();
    hear({ v: 1, event: 'ready' });
    for (const isPaused of [true, true, false, false, true]) shell.setPaused(isPaused);
    expect(events()).toEqual(['pause', 'resume', 'pause']);
  });

  it('reports to a newly ready page that it is hidden and that its session has ended', () => {
    const { shell, hear, events } = start();
    shell.setPaused(true);
    shell.setSessionClosed(true);
    hear({ v: 1, event: 'ready' });
    expect(events()).toEqual(['pause', 'session.closed']);
    shell.setSessionClosed(true);
    shell.setPaused(false);
    expect(events()).toHaveLength(2);
    shell.setSessionClosed(false);
    shell.pageStarted();
    hear({ v: 1, event: 'ready' });
    expect(events()).toHaveLength(2);
  });

  it('ignores a back that a page left without an answer', async () => {
    const { shell, hear } = start();
    hear({ v: 1, event: 'ready' });
    const pressed = shell.back();
    hear({ v: 1, event: 'ready' });
    expect(await pressed).toBe(true);
  });

  it('gives each press its own timeout, and blocks a second press until then', async () => {
    vi.useFakeTimers();
    try {
      const { shell, hear } = start();
      hear({ v: 1, event: 'ready' });
      const first = shell.back();
      expect(await shell.back()).toBe(true);
      await vi.advanceTimersByTimeAsync(300);
      hear({ v: 1, event: 'back.handled', payload: { handled: true } });
      expect(await first).toBe(true);
      const second = shell.back();
      await vi.advanceTimersByTimeAsync(399);
      hear({ v: 1, event: 'back.handled', payload: { handled: true } });
      expect(await second).toBe(true);
      const third = shell.back();
      await vi.advanceTimersByTimeAsync(400);
      expect(await third).toBe(false);
      hear({ v: 1, event: 'back.handled', payload: { handled: true } });
    } finally {
      vi.useRealTimers();
    }
  });

  it('answers known actions, refuses those that throw, and ignores names of prototypes', async () => {
    const { hear, said } = start({
      share: () => ({ ok: false, reason: 'cancelled' }),
      goPage: () => {
        throw new Error('no such page');
      },
      goHome: () => undefined,
    });
    for (const action of ['share', 'goPage', 'goHome', 'constructor', '__proto__', 'capabilities'])
      hear({ v: 1, id: action, action, payload: null });
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(said()).toHaveLength(5);
    expect(said()).toEqual(
      expect.arrayContaining([
        { v: 1, id: 'share', ok: false, reason: 'cancelled' },
        { v: 1, id: 'goPage', ok: false, reason: 'rejected' },
        { v: 1, id: 'constructor', ok: false, reason: 'unsupported' },
        { v: 1, id: '__proto__', ok: false, reason: 'unsupported' },
        {
          v: 1,
          id: 'capabilities',
          ok: true,
          result: { actions: ['share', 'goPage', 'goHome', 'capabilities'] },
        },
      ]),
    );
  });

  it.each([
    undefined,
    null,
    7,
    '',
    'x',
    '[]',
    'null',
    '{"v":2,"event":"ready"}',
    '{"v":1,"id":7,"action":"share"}',
    '{"v":1,"event":"back.handled"}',
  ])('ignores %s', (text) => {
    const { shell, ran } = start({ share: () => ({ ok: true }) });
    shell.hear(text, `${origin}/`);
    expect(ran).toEqual([]);
  });

  it('hears a sender that is reported without a path, as React Native does on Android', () => {
    const { shell, said } = start();
    shell.hear('{"v":1,"id":"x","action":"dance","payload":{}}', origin);
    expect(said()).toMatchObject([{ id: 'x', ok: false }]);
  });

  it.each([
    'https://evil.example',
    'https://evil.example/',
    'https://loans.example.evil.example',
    'https://loans.example.evil.example/',
    'https://loans.example:444/',
    'http://loans.example/',
    'about:blank',
    '',
  ])('ignores messages of a page at %s', (url) => {
    const { shell, ran } = start();
    shell.hear('{"v":1,"id":"x","action":"dance","payload":{}}', url);
    expect(ran).toEqual([]);
  });

  it.each([
    ['goHome', 'home'],
    ['goMine', 'mine'],
    ['goLogin', 'login'],
  ] as const)(
    'closes the page on %s before it opens a native one, which would be closed instead',
    (action, page) => {
      const stack = ['start', 'loans'];
      const found = pageActions(
        (name) => stack.push(name) > 0,
        () => stack.pop(),
      );
      found[action]({});
      expect(stack).toEqual(['start', page]);
    },
  );

  it('keeps a text from being executed as a script', () => {
    const { hear, ran, said } = start();
    hear({ v: 1, id: '");alert(1);("\u2028</script>', action: 'dance', payload: {} });
    const received: string[] = [];
    // oxlint-disable-next-line no-new-func, no-implied-eval -- What a WebView does with it.
    new Function('window', 'alert', ran[0] ?? '')({
      loanShellReceive: (text: string) => received.push(text),
    });
    expect(received.map((text) => JSON.parse(text) as object)).toEqual(said());
    expect(received).toHaveLength(1);
  });
});

describe('the sources', () => {
  it('compiles the React Native host with the types of its packages', () => {
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const found = spawnSync(process.execPath, [tsc, '-p', join(root, 'tests/hosts')], { encoding: 'utf8' });
    expect([found.stdout, found.status]).toEqual(['', 0]);
  });

  it('handles every action and sends every event in the iOS host', () => {
    const [messages, controller] = ['LoanShellMessages', 'LoanViewController'].map((file) =>
      source(`../ios/${file}.swift`),
    );
    const cases = (name: string) =>
      [
        ...(new RegExp(`enum ${name}\\b[^}]*`).exec(messages ?? '')?.[0] ?? '').matchAll(/^ {4}case (\w+)/gm),
      ].map(([, found]) => found ?? '');
    for (const [name, atLeast] of [
      ['PageAction', actions.length + 1],
      ['ShellEvent', 4],
      ['PageMessage', 3],
    ] as const) {
      expect(cases(name)).toHaveLength(atLeast);
      for (const each of cases(name)) expect(controller).toMatch(new RegExp(`\\.${each}\\b`));
    }
  });

  it('do not take a blocked link for a failed load on iOS', () => {
    const controller = source('../ios/LoanViewController.swift');
    expect(controller).toMatch(/\.code == 102\b/);
    expect(controller).toMatch(/\.code == NSURLErrorCancelled\b/);
  });

  // What iOS documents, and no type shows.
  it.each([
    [
      'opens its own pages in place when they ask for a window',
      /createWebViewWith[^}]*if isOurs\(action\.request\.url\) \{ webView\.load/,
    ],
    ['has a background behind the words of a failed load', /view\.backgroundColor = /],
    ['answers a share sheet once', /sheet\?\.completionWithItemsHandler = nil\s+continuation\.resume/],
    ['opens the store to rate, not the sheet that iOS may leave out', /action=write-review/],
    [
      'opens a new session without the history of the old one',
      /func renew\([^}]*webView\.removeFromSuperview\(\)\s+addWebView\(\)\s+\}\s+load\(address\)/,
    ],
    ['can be given another session before it was shown', /if isViewLoaded \{ webView\.load/],
  ])('the iOS host %s', (_what, words) => {
    expect(source('../ios/LoanViewController.swift')).toMatch(words);
  });

  it.each(['links.ts', '../ios/LoanViewController.swift', '../android/LoanActivity.kt'])(
    'name the origin in one place: %s',
    (file) => {
      expect(source(file).split('loans.example')).toHaveLength(2);
    },
  );
});
