import { describe, expect, it, vi } from 'vitest';
import { connectBridge } from '../../bridge/connect.ts';
import type { ShellEvent } from '../../bridge/contract.ts';
import { newIdempotencyKey } from '../../services/device/key.ts';
import { fakePage } from './page.ts';
import { fakeWindow, origin, sayFrom, shells } from './shells.ts';

const silent = { postMessage: () => {} };
const ios = { webkit: { messageHandlers: { loanShell: silent } } };
const android = { loanShell: { ...silent } };
const generic = { loanShellLegacy: silent };
const frame = { parent: { ...silent, location: { origin, pathname: '/simulator/' } } };

describe('channels are tried in the order of docs/product/bridge.md', () => {
  it.each([
    ['ios', { ...ios, ...android, ...generic }],
    ['android', { ...android, ...generic }],
    ['generic', generic],
    ['frame', frame],
    ['browser', {}],
    ['browser', { webkit: {} }],
    ['browser', { webkit: { messageHandlers: {} } }],
  ])('%s', (name, parts) => {
    expect(connectBridge(fakeWindow(parts)).name).toBe(name);
  });
});

describe('in a frame', () => {
  const touched = () => {
    throw new Error('a native object was touched');
  };
  const natives = {
    webkit: { messageHandlers: { loanShell: { postMessage: touched } } },
    loanShell: { postMessage: touched },
    loanShellLegacy: { postMessage: touched },
  };
  it.each([
    ['the simulator alone has a shell', 'frame', { origin, pathname: '/simulator/' }],
    ['another page of ours has none', 'browser', { origin, pathname: '/loanDetail' }],
    ['a page below the simulator has none', 'browser', { origin, pathname: '/simulator/index.html' }],
    [
      'a page of another origin has none',
      'browser',
      { origin: 'https://evil.example', pathname: '/simulator/' },
    ],
  ])('%s', async (_what, name, location) => {
    const window = fakeWindow({ ...natives, parent: { ...silent, location } });
    const adapter = connectBridge(window);
    expect(adapter.name).toBe(name);
    await adapter.call({ action: 'goRating' });
    expect(window.loanShellReceive).toBeUndefined();
    expect(window.loanShell).not.toHaveProperty('onmessage');
  });
});

describe('the simulator', () => {
  it('does not trust a frame of another origin as the shell', () => {
    const parent = { location: { origin: 'https://evil.example' } };
    expect(connectBridge(fakeWindow({ parent })).name).toBe('browser');
  });

  it('does not trust a frame that blocks access as the shell', () => {
    const parent = {
      get location(): never {
        throw new DOMException('Blocked a frame', 'SecurityError');
      },
    };
    expect(connectBridge(fakeWindow({ parent })).name).toBe('browser');
  });

  it('accepts messages only from the simulator, and only from its own origin', () => {
    const { window } = shells.frame();
    const heard: ShellEvent[] = [];
    connectBridge(window).listen((event) => heard.push(event));
    const data = '{"v":1,"event":"back"}';
    sayFrom(window, { data, origin: 'https://evil.example', source: window.parent });
    sayFrom(window, { data, origin, source: window });
    sayFrom(window, { data, origin, source: null });
    expect(heard).toEqual([]);
    sayFrom(window, { data, origin, source: window.parent });
    expect(heard).toEqual(['back']);
  });
});

describe('iOS', () => {
  const reply = (answer: (id: string) => unknown) => {
    const window = fakeWindow();
    const postMessage = (text: string) => answer(JSON.parse(text).id);
    window.webkit = { messageHandlers: { loanShell: { postMessage } } };
    return connectBridge(window);
  };

  it('accepts an object as a reply', async () => {
    const adapter = reply((id) => Promise.resolve({ v: 1, id, ok: true, result: { actions: ['goHome'] } }));
    expect(await adapter.call({ action: 'capabilities' })).toEqual({
      ok: true,
      result: { actions: ['goHome'] },
    });
  });

  it('treats a rejected promise as a refusal', async () => {
    const adapter = reply(() => Promise.reject(new Error('no such action')));
    expect(await adapter.call({ action: 'capabilities' })).toEqual({ ok: false, reason: 'rejected' });
    adapter.listen(() => {});
    adapter.answerBack(true);
    expect(await adapter.call({ action: 'goHome' })).toEqual({ ok: false, reason: 'rejected' });
  });
});

it('gives every request a unique id, and its key too, on a page over plain http, without randomUUID', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const shell = shells.android();
  const adapter = connectBridge(shell.window);
  const calls = Array.from({ length: 200 });
  for (const _ of calls) void adapter.call({ action: 'goHome' });
  for (const ids of [shell.sent.map(({ id }) => id), calls.map(newIdempotencyKey)]) {
    for (const id of ids)
      expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(new Set(ids).size).toBe(200);
  }
});

describe('a plain browser', () => {
  it.each([
    [{ action: 'goHome' }, '/'],
    [{ action: 'goMine' }, '/'],
    [{ action: 'goLogin' }, '/promotion/'],
    [{ action: 'closeWebView' }, '/'],
    [{ action: 'callPhone', payload: { number: '+63281234567' } }, 'tel:+63281234567'],
    [{ action: 'callPhone', payload: { number: '*143#' } }, 'tel:*143%23'],
    [
      { action: 'openExternal', payload: { url: 'https://help.example/faq' } },
      '_blank noopener,noreferrer https://help.example/faq',
    ],
  ] as const)('does %o', async (request, address) => {
    const page = fakePage();
    expect(await connectBridge(page.window).call(request)).toEqual({ ok: true });
    await expect.poll(() => page.went).toEqual([address]);
  });

  const caught = { backSentinel: true };
  it.each([
    ['where there is a page before', { behind: 1 }, 'back 1'],
    ['past the entry that catches back', { behind: 2, state: caught }, 'back 2'],
    ['to the first page where there is none before', { ahead: 1 }, '/'],
    [
      'to the first page where only the entry that catches back lies on it',
      { behind: 1, state: caught },
      '/',
    ],
  ])('closes by going back %s', async (_where, history, went) => {
    const page = fakePage(history);
    expect(await connectBridge(page.window).call({ action: 'closeWebView' })).toEqual({ ok: true });
    await expect.poll(() => page.went).toEqual([went]);
  });

  it.each([
    [{ action: 'navigate', payload: { to: 'setting' } }],
    [{ action: 'goPage', payload: { page: 'main' } }],
    [{ action: 'goRating' }],
    [{ action: 'track', payload: { point: 'rollover' } }],
    [{ action: 'startBindCard', payload: { productId: '7', orderId: '42' } }],
    [{ action: 'endBindCard', payload: { result: 'bound' } }],
    [{ action: 'share', payload: { title: '', text: '', url: 'https://loan.example/' } }],
  ] as const)('does not support %o', async (request) => {
    const page = fakePage();
    expect(await connectBridge(page.window).call(request)).toEqual({ ok: false, reason: 'unsupported' });
    expect(page.went).toEqual([]);
  });

  it.each([
    [{ action: 'callPhone', payload: { number: 'javascript:alert' } }],
    [{ action: 'openExternal', payload: { url: 'javascript:alert(1)' } }],
    [{ action: 'openExternal', payload: { url: ' https://help.example' } }],
    [{ action: 'openExternal', payload: { url: 'httpx://help.example' } }],
  ] as const)('rejects %o', async (request) => {
    const page = fakePage();
    expect(await connectBridge(page.window).call(request)).toEqual({ ok: false, reason: 'rejected' });
    expect(page.went).toEqual([]);
  });

  it.each([
    ['shared', () => Promise.resolve(), { ok: true }],
    ['closed', () => Promise.reject(new DOMException('', 'AbortError')), { ok: false, reason: 'cancelled' }],
    [
      'forbidden',
      () => Promise.reject(new DOMException('', 'NotAllowedError')),
      { ok: false, reason: 'rejected' },
    ],
  ])('shares by the platform: %s', async (_how, shareContent, result) => {
    const shared: unknown[] = [];
    const navigator = { share: (content: unknown) => (shared.push(content), shareContent()) };
    const content = { title: 'Loan', text: 'Have a look', url: 'https://loan.example/' };
    const page = fakePage({ navigator });
    expect(await connectBridge(page.window).call({ action: 'share', payload: content })).toEqual(result);
    expect(shared).toEqual([content]);
  });

  it.each([
    [
      'answers as unsupported when no sheet opens within a second',
      true,
      { ok: false, reason: 'unsupported' },
    ],
    ['waits for the sheet that took the focus', false, { ok: true }],
  ])('%s', async (_how, hasFocus, result) => {
    const navigator = { share: () => new Promise<void>((resolve) => setTimeout(resolve, 1_300)) };
    const { window } = fakePage({ navigator });
    Object.assign(window.document, { hasFocus: () => hasFocus });
    const content = { title: 'Loan', text: 'Have a look', url: '' };
    expect(await connectBridge(window).call({ action: 'share', payload: content })).toEqual(result);
  });

  it.each([
    ['without', {}, false],
    ['with', { share: () => Promise.resolve() }, true],
  ])('lists its capabilities %s a way to share', async (_how, navigator, sharing) => {
    const result = await connectBridge(fakePage({ navigator }).window).call({ action: 'capabilities' });
    const always = [
      'callPhone',
      'capabilities',
      'closeWebView',
      'copyText',
      'goHome',
      'goLogin',
      'goMine',
      'openExternal',
    ];
    expect(result).toEqual({
      ok: true,
      result: {
        actions: expect.toSatisfy((actions: string[]) => {
          expect(actions.toSorted()).toEqual(sharing ? [...always, 'share'] : always);
          return true;
        }),
      },
    });
  });

  it('resumes once when it comes back from the back/forward cache', () => {
    const page = fakePage();
    const heard: ShellEvent[] = [];
    connectBridge(page.window).listen((event) => heard.push(event));
    const shown = (persisted: boolean) =>
      page.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    shown(false);
    page.window.dispatchEvent(new Event('pagehide'));
    page.setHidden(true);
    page.setHidden(false);
    shown(true);
    expect(heard).toEqual(['pause', 'resume']);
    page.setHidden(true);
    page.setHidden(false);
    expect(heard).toEqual(['pause', 'resume', 'pause', 'resume']);
  });
});
