import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { bridgeActor } from '../../bridge/actor.ts';
import { connectBridge } from '../../bridge/connect.ts';
import type { ShellEvent } from '../../bridge/contract.ts';
import { shells } from './shells.ts';

const ready = { v: 1, event: 'ready', payload: {} };

const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });

describe.each(Object.entries(shells))('over %s', (_name, createShell) => {
  const start = () => {
    const shell = createShell();
    const heard: ShellEvent[] = [];
    const adapter = connectBridge(shell.window);
    return { shell, adapter, heard, listen: () => adapter.listen((event) => heard.push(event)) };
  };

  it('sends ready before anything else when the bridge actor starts', () => {
    const shell = createShell();
    const bridge = createActor(bridgeActor, { input: { adapter: connectBridge(shell.window) } });
    expect(shell.sent).toEqual([]);
    bridge.start();
    bridge.send({ type: 'back.answered', handled: true });
    expect(shell.sent).toEqual([ready, { v: 1, event: 'back.handled', payload: { handled: true } }]);
  });

  it('receives an event at once when the shell answers ready with one', async () => {
    const { shell, heard, listen } = start();
    shell.onRead = () => queueMicrotask(() => shell.say({ v: 1, event: 'pause', payload: {} }));
    listen();
    await Promise.resolve();
    expect(heard).toEqual(['pause']);
  });

  it('sends ready again and refreshes when it returns from the back/forward cache', () => {
    const { shell, heard, listen } = start();
    const stop = listen();
    shell.window.dispatchEvent(shown(false));
    expect(shell.sent).toEqual([ready]);
    shell.window.dispatchEvent(shown(true));
    expect(shell.sent).toEqual([ready, ready]);
    expect(heard).toEqual(['resume']);
    stop();
    shell.window.dispatchEvent(shown(true));
    expect(shell.sent).toEqual([ready, ready]);
    expect(heard).toEqual(['resume']);
  });

  it('stays logged out when it returns from the back/forward cache, until the shell sends resume', () => {
    const { shell, heard, listen } = start();
    listen();
    shell.say({ v: 1, event: 'session.closed', payload: {} });
    shell.say({ v: 1, event: 'pause', payload: {} });
    shell.window.dispatchEvent(shown(true));
    expect(shell.sent).toEqual([ready, ready]);
    expect(heard).toEqual(['session.closed', 'pause']);
    shell.say({ v: 1, event: 'resume', payload: {} });
    shell.window.dispatchEvent(shown(true));
    expect(heard.slice(2)).toEqual(['resume', 'resume']);
  });

  it('survives a shell that throws at ready', async () => {
    const { shell, heard, listen } = start();
    shell.onRead = () => {
      throw new Error('native object is gone');
    };
    expect(listen).not.toThrow();
    expect(() => shell.window.dispatchEvent(shown(true))).not.toThrow();
    shell.say({ v: 1, event: 'back', payload: {} });
    expect(heard).toEqual(['resume', 'back']);
    await Promise.resolve();
  });

  it.each([
    ['garbage', 'no JSON'],
    ['ready itself', ready],
    ['an answer to nothing', { v: 1, id: 'ready', ok: true }],
    ['an answer without an id', { v: 1, ok: true }],
    ['a refusal', { v: 1, id: '', ok: false, reason: 'unsupported' }],
    ['an empty text', ''],
  ])('ignores %s as an answer to ready, even twice and after minutes', async (_what, answer) => {
    vi.useFakeTimers();
    const { shell, heard, adapter, listen } = start();
    shell.onRead = ({ event }) => (event === 'ready' ? answer : undefined);
    listen();
    await vi.advanceTimersByTimeAsync(0);
    shell.say(answer);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    shell.say(answer);
    expect(heard).toEqual([]);
    const ended = adapter.call({ action: 'capabilities' });
    shell.say({ v: 1, id: shell.sent.at(-1)?.id, ok: true, result: { actions: [] } });
    expect(await ended).toEqual({ ok: true, result: { actions: [] } });
  });
});
