import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { actions } from '../../contract/shell/messages.ts';
import { createLoanShell } from '../../docs/shell/generic/loanShell.ts';
import { type Sandbox, startSandbox } from '../../sandbox/server.ts';
import { chromiumArgs, ensureHeadless } from '../../tools/browser/chromium.ts';
import { distOf } from '../app/build.ts';
import { shellQuery } from '../app/shellQuery.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'docs/shell/generic');
const source = (file: string) => readFileSync(join(folder, file), 'utf8');

let browser: Browser;
let sandbox: Sandbox;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: ensureHeadless(), args: chromiumArgs });
  sandbox = await startSandbox({ port: 0, databaseFile: ':memory:', dist: distOf('/'), quiet: true });
});
afterAll(async () => {
  await browser?.close();
  await sandbox?.close();
});

const channelIn = (file: string) => {
  const found = /const channel =\s*'([^']+)'/.exec(source(file))?.[1];
  if (!found) throw new Error(`${file} has no channel`);
  return found;
};

interface Shape {
  native: (page: Page, hear: (text: unknown) => void) => Promise<unknown>;
  script?: string;
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
    script: channelIn('LoanScreen.tsx'),
  },
  // A JavaScriptChannel with this name is the object itself.
  Flutter: {
    native: async (page, hear) => {
      await page.exposeFunction('heard', hear);
      await page.addInitScript(() =>
        Object.assign(window, {
          loanShellLegacy: { postMessage: (text: string) => Reflect.get(window, 'heard')(text) },
        }),
      );
    },
  },
  Capacitor: {
    native: async (page, hear) => {
      await page.exposeFunction('heard', hear);
      await page.addInitScript(() =>
        Object.assign(window, {
          mobileApp: {
            postMessage: ({ detail }: { detail: { loanShell: string } }) =>
              Reflect.get(window, 'heard')(detail.loanShell),
          },
        }),
      );
    },
    script: channelIn('openLoans.ts'),
  },
};

const newPage = async ({ native, script }: Shape, hear: (text: unknown) => void) => {
  const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
  await native(page, hear);
  if (script) await page.addInitScript(script);
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
    await page.getByRole('button', { name: /^Phone/ }).click();
    await expect.poll(() => done).toEqual(['(02) 8888 0100']);
    shell.setSessionClosed(true);
    await page.getByRole('heading', { name: 'You were logged out' }).waitFor();
    shell.setPaused(true);
    shell.setPaused(false);
    expect(await page.getByRole('button', { name: /^Phone/ }).isVisible()).toBe(false);
    await page.close();
  });
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

  it.each([
    'https://evil.example/',
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

it('opens the URL, receives messages and closes in the Capacitor host', async () => {
  const { plugins } = await import('./doubles/plugins.ts');
  // Its plugins are doubles here; its types are checked below.
  const { openLoans } = (await import(join(folder, 'openLoans.ts'))) as {
    openLoans: (
      address: string,
      openNative: (page: string) => boolean,
    ) => Promise<{ closeSession: () => void }>;
  };
  const opened: string[] = [];
  const { closeSession } = await openLoans(
    'https://loans.example/order?sessionId=s',
    (page) => opened.push(page) > 0,
  );
  expect(plugins.calls).toMatchObject([
    {
      name: 'openWebView',
      options: {
        url: 'https://loans.example/order?sessionId=s',
        preShowScriptInjectionTime: 'documentStart',
      },
    },
  ]);
  const say = (message: object) =>
    plugins.emit('messageFromWebview', { detail: { loanShell: JSON.stringify({ v: 1, ...message }) } });
  say({ event: 'ready', payload: {} });
  plugins.emit('appStateChange', { isActive: false });
  closeSession();
  expect(plugins.calls.at(-1)).toMatchObject({
    options: { code: expect.stringContaining('session.closed') },
  });
  say({ id: '1', action: 'goLogin', payload: {} });
  await expect.poll(() => opened).toEqual(['login']);
  expect(plugins.calls.map(({ name }) => name)).toEqual([
    'openWebView',
    'executeScript',
    'executeScript',
    'close',
  ]);
  plugins.emit('urlChangeEvent', { url: 'https://evil.example/' });
  say({ id: '2', action: 'goHome', payload: {} });
  plugins.emit('messageFromWebview', {});
  // The WebView is gone, and the plugin rejects calls: no rejection may be unhandled.
  plugins.emit('appStateChange', { isActive: true });
  plugins.emit('urlChangeEvent', { url: 'https://loans.example/order' });
  say({ id: '3', action: 'dance', payload: {} });
  say({ id: '4', action: 'closeWebView', payload: {} });
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(opened).toEqual(['login']);
  expect(plugins.calls.slice(4).map(({ name }) => name)).toEqual(['executeScript', 'close']);
});

interface SyntaxNode {
  isError: boolean;
  isMissing: boolean;
  startPosition: { row: number };
  children: (SyntaxNode | null)[];
}
interface SyntaxParser {
  setLanguage(language: object): SyntaxParser;
  parse(text: string): { rootNode: SyntaxNode } | null;
}
interface TreeSitter {
  Language: { load(path: string): Promise<object> };
  Parser: { new (): SyntaxParser; init(): Promise<void> };
}

describe('the sources', () => {
  it('compiles the React Native and Capacitor hosts with the types of their packages', () => {
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const found = spawnSync(process.execPath, [tsc, '-p', join(root, 'tests/hosts')], { encoding: 'utf8' });
    expect([found.stdout, found.status]).toEqual(['', 0]);
  });

  it.each([
    ['swift', '../ios/LoanViewController.swift'],
    ['swift', '../ios/LoanShellMessages.swift'],
    ['dart', 'loan_page.dart'],
    ['dart', 'loan_shell.dart'],
    ['dart', 'loan_actions.dart'],
    ['dart', 'loan_trouble.dart'],
  ])('have no syntax errors in %s: %s', async (language, file) => {
    const { resolve } = createRequire(join(inject('hostTools'), 'package.json'));
    const { Language, Parser } = (await import(resolve('web-tree-sitter'))) as TreeSitter;
    await Parser.init();
    const parser = new Parser().setLanguage(
      await Language.load(resolve(`@repomix/tree-sitter-wasms/out/tree-sitter-${language}.wasm`)),
    );
    const faults = (text: string) => {
      const found: string[] = [];
      const walk = (node: SyntaxNode) => {
        if (node.isError || node.isMissing) found.push(`line ${node.startPosition.row + 1}`);
        for (const child of node.children) if (child) walk(child);
      };
      const tree = parser.parse(text);
      if (tree) walk(tree.rootNode);
      return tree ? found : ['not read'];
    };
    // This Swift grammar does not support directives that start with #.
    const text = source(file)
      .replaceAll('#selector(', 'selector(')
      .replaceAll(/^ *#(if|else|endif).*/gm, '');
    expect(faults(text)).toEqual([]);
    expect(faults(text.replace('{', '{ ((('))).not.toEqual([]);
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

  it.each([
    'LoanScreen.tsx',
    'openLoans.ts',
    'loan_page.dart',
    '../ios/LoanViewController.swift',
    '../android/LoanActivity.kt',
  ])('name the origin in one place: %s', (file) => {
    expect(source(file).split('loans.example')).toHaveLength(2);
  });

  it.each(['loanShell.ts', 'loan_actions.dart'])('closes the page in %s', (file) => {
    const known = actions.map(({ name }) => name).filter((name) => source(file).includes(name));
    expect(known).toEqual(
      expect.arrayContaining(['navigate', 'closeWebView', 'goPage', 'goHome', 'goMine', 'goLogin']),
    );
  });
});
