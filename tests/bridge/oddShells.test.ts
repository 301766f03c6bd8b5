import { beforeEach, describe, expect, it, vi } from 'vitest';
import { connectBridge } from '../../bridge/connect.ts';
import type { BridgeResult, ShellEvent } from '../../bridge/contract.ts';
import { fakeWindow, shells } from './shells.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const copy = { action: 'copyText', payload: { text: '1' } } as const;
const home = { action: 'goHome' } as const;

describe.each(Object.entries(shells))('over %s a shell harms nothing', (_name, createShell) => {
  const connect = () => {
    const shell = createShell();
    return { shell, adapter: connectBridge(shell.window) };
  };

  it('calls a duplicated shell once and uses its first answer', async () => {
    const { shell, adapter } = connect();
    const results: BridgeResult[] = [];
    void adapter.call(copy).then((result) => results.push(result));
    const id = shell.sent[0]?.id;
    shell.say({ v: 1, id, ok: false, reason: 'cancelled' });
    shell.say({ v: 1, id, ok: true });
    shell.say({ v: 1, id, ok: true });
    await vi.runAllTimersAsync();
    expect(results).toEqual([{ ok: false, reason: 'cancelled' }]);
    expect(shell.sent).toHaveLength(1);
  });

  it('reports a back twice when the shell sends it twice, even with the id of a call', () => {
    const { shell, adapter } = connect();
    const heard: ShellEvent[] = [];
    adapter.listen((event) => heard.push(event));
    void adapter.call(copy);
    const id = shell.sent.at(-1)?.id;
    for (let time = 0; time < 2; time += 1) shell.say({ v: 1, event: 'back', id, ok: true });
    expect(heard).toEqual(['back', 'back']);
  });

  it('ignores an answer after the limit, also for the next call', async () => {
    const { shell, adapter } = connect();
    const late = adapter.call(home);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await late).toEqual({ ok: true });
    const next: BridgeResult[] = [];
    void adapter.call(home).then((result) => next.push(result));
    shell.say({ v: 1, id: shell.sent[0]?.id, ok: false, reason: 'rejected' });
    await vi.advanceTimersByTimeAsync(999);
    expect(next).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(next).toEqual([{ ok: true }]);
  });

  it('does not hang on a shell that never answers', async () => {
    const { shell, adapter } = connect();
    shell.onRead = () => new Promise(() => {});
    const ended = [adapter.call(home), adapter.call(copy)];
    await vi.runAllTimersAsync();
    expect(await Promise.all(ended)).toEqual([{ ok: true }, { ok: false, reason: 'unsupported' }]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

it.each([
  ['cannot be listened to', Object.freeze({ postMessage: () => {} }), { ok: true }],
  ['cannot be spoken to', {}, { ok: false, reason: 'rejected' }],
])('starts the app with a shell that %s', async (_what, loanShell, result) => {
  const ended = connectBridge(fakeWindow({ loanShell })).call(home);
  await vi.runAllTimersAsync();
  expect(await ended).toEqual(result);
});
