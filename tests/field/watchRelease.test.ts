import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnyActorRef, createActor, setup } from 'xstate';
import { rememberReload } from '../../services/release/reloaded.ts';
import { type ReleaseMessage, watchRelease } from '../../services/release/watchRelease.ts';
import { memoryStorage } from '../doubles/storage.ts';

const start = () => {
  const heard: unknown[] = [];
  const root = createActor(
    setup({
      types: {} as { events: ReleaseMessage },
      actors: { watchRelease },
      actions: { hear: ({ event }) => void heard.push(event) },
    }).createMachine({
      invoke: { id: 'watchRelease', src: 'watchRelease', input: { basePath: '/loan/', own: 'r1' } },
      on: { '*': { actions: 'hear' } },
    }),
  ).start();
  const watcher = root.getSnapshot().children['watchRelease'] as AnyActorRef;
  return { root, heard, want: () => watcher.send({ type: 'release.wanted' }) };
};

const answers = (body: string, status = 200) =>
  vi.fn<typeof fetch>(async () => new Response(body, { status }));
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', memoryStorage());
});

describe('release.json', () => {
  it('reads the release on request, never from a cache alone', async () => {
    const network = answers('{"release":"r1","closed":["repay"],"notice":"Hello"}');
    vi.stubGlobal('fetch', network);
    const { heard, want } = start();
    expect(network).not.toHaveBeenCalled();
    want();
    await settle();
    expect(network).toHaveBeenCalledExactlyOnceWith(
      '/loan/release.json',
      expect.objectContaining({ cache: 'no-cache' }),
    );
    expect(heard).toEqual([
      {
        type: 'release.read',
        release: { release: 'r1', closed: ['repay'], notice: 'Hello' },
        isReloadDue: false,
      },
    ]);
    want();
    await settle();
    expect(network).toHaveBeenCalledTimes(2);
  });

  it('reads the release once at a time, and again if requested meanwhile, because the response in flight may be older', async () => {
    const said: ((body: string) => void)[] = [];
    const network = vi.fn<typeof fetch>(
      () => new Promise((resolve) => said.push((body) => resolve(new Response(body)))),
    );
    vi.stubGlobal('fetch', network);
    const { root, heard, want } = start();
    want();
    want();
    want();
    expect(network).toHaveBeenCalledOnce();
    said[0]?.('{"release":"r1"}');
    await settle();
    expect(network).toHaveBeenCalledTimes(2);
    said[1]?.('{"release":"r1","notice":"Hello"}');
    await settle();
    expect(heard).toMatchObject([{ release: { notice: '' } }, { release: { notice: 'Hello' } }]);
    expect(network).toHaveBeenCalledTimes(2);
    want();
    want();
    root.stop();
    await settle();
    expect(network).toHaveBeenCalledTimes(3);
  });

  it('accepts a release with nothing but its name', async () => {
    vi.stubGlobal('fetch', answers('{"release":"r1"}'));
    const { heard, want } = start();
    want();
    await settle();
    expect(heard).toMatchObject([{ release: { closed: [], notice: '' } }]);
  });

  it.each([
    ['an odd row', { closed: ['repay', 5, null, {}] }, { closed: ['repay', '5'] }],
    ['one name', { closed: 'repay' }, { closed: ['repay'] }],
    ['names in one text', { closed: 'repay,bindBank' }, { closed: ['repay', 'bindBank'] }],
    ['no names at all', { closed: null }, { closed: [] }],
    ['an odd notice', { closed: ['repay'], notice: {} }, { closed: ['repay'], notice: '' }],
    ['a release that is a number', { release: 5, closed: ['repay'] }, { release: '5', closed: ['repay'] }],
    ['no release', { release: null, closed: ['repay'] }, { closed: ['repay'] }],
  ])('keeps all other fields with %s', async (_what, said, read) => {
    vi.stubGlobal('fetch', answers(JSON.stringify({ release: 'r1', ...said })));
    const { heard, want } = start();
    want();
    await settle();
    expect(heard).toMatchObject([{ type: 'release.read', release: read }]);
  });

  it('requests no reload without a release name', async () => {
    vi.stubGlobal('fetch', answers('{"closed":["repay"]}'));
    const { heard, want } = start();
    want();
    await settle();
    expect(heard).toMatchObject([{ isReloadDue: false }]);
  });

  it('requests a reload once for each new release', async () => {
    vi.stubGlobal('fetch', answers('{"release":"r2"}'));
    const { heard, want } = start();
    want();
    await settle();
    rememberReload('r2');
    want();
    await settle();
    expect(heard).toMatchObject([{ isReloadDue: true }, { isReloadDue: false }]);
  });

  it('requests no reload without storage', async () => {
    vi.stubGlobal('fetch', answers('{"release":"r2"}'));
    vi.stubGlobal('sessionStorage', undefined);
    const { heard, want } = start();
    rememberReload('r2');
    want();
    await settle();
    expect(heard).toMatchObject([{ isReloadDue: false }]);
  });

  it.each([
    ['is a page', answers('<!doctype html>')],
    ['fits nothing', answers('null')],
    ['is lost', vi.fn<typeof fetch>(() => Promise.reject(new TypeError('lost')))],
  ])('ignores a release file that %s', async (_what, network) => {
    vi.stubGlobal('fetch', network);
    const { heard, want } = start();
    want();
    await settle();
    expect(heard).toEqual([{ type: 'release.missed' }]);
  });

  it('gives up and aborts after ten seconds without a response', async () => {
    const signals: AbortSignal[] = [];
    vi.stubGlobal(
      'fetch',
      vi.fn<typeof fetch>(
        (_url, init) =>
          new Promise((_resolve, reject) => {
            const { signal } = init ?? {};
            if (!signal) return;
            signals.push(signal);
            signal.addEventListener('abort', () => reject(new Error('aborted')));
          }),
      ),
    );
    const { root, heard, want } = start();
    want();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(heard).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(heard).toEqual([{ type: 'release.missed' }]);
    want();
    root.stop();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });
});
