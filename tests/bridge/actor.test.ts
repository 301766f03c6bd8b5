import { describe, expect, it, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { type BridgeCommand, bridgeActor, type ShellMessage } from '../../bridge/actor.ts';
import type { BridgeRequest, BridgeResult } from '../../bridge/contract.ts';
import { createBridgeDouble } from '../doubles/bridge.ts';
import { patience } from '../patience.ts';

const start = (adapter: ReturnType<typeof createBridgeDouble>) => {
  const heard: ShellMessage[] = [];
  const parent = setup({
    types: { events: {} as ShellMessage | BridgeCommand | { type: 'shell.left' } },
    actors: { bridge: bridgeActor },
    actions: {
      hear: ({ event }) => {
        if (event.type !== 'bridge.called' && event.type !== 'back.answered')
          heard.push(event as ShellMessage);
      },
    },
  }).createMachine({
    initial: 'connected',
    on: { '*': { actions: 'hear' } },
    states: {
      connected: {
        invoke: { id: 'bridge', src: 'bridge', input: { adapter } },
        on: { 'shell.left': 'left' },
      },
      left: {},
    },
  });
  const actor = createActor(parent).start();
  return {
    actor,
    heard,
    tell: (command: BridgeCommand) => actor.getSnapshot().children['bridge']?.send(command),
  };
};

describe('the bridge as an actor', () => {
  it("sends its parent the shell's events", () => {
    const double = createBridgeDouble();
    const { heard } = start(double);
    double.emit('back');
    double.emit('pause');
    double.emit('resume');
    double.emit('session.closed');
    expect(heard).toEqual([
      { type: 'shell.backPressed' },
      { type: 'shell.paused' },
      { type: 'shell.resumed' },
      { type: 'session.ended' },
    ]);
  });

  it('opens one share sheet at a time', async () => {
    const sheet = Promise.withResolvers<BridgeResult>();
    const sent: unknown[] = [];
    const double = createBridgeDouble();
    const call = (request: BridgeRequest) => {
      sent.push(request);
      return sheet.promise;
    };
    const { heard, tell } = start({ ...double, call });
    const request = { action: 'share', payload: { title: 'Proof', text: 'Paid', url: '' } } as const;
    const answered = (result: BridgeResult) => ({ type: 'bridge.answered', request, result });
    tell({ type: 'bridge.called', request });
    tell({ type: 'bridge.called', request });
    await Promise.resolve();
    expect(sent).toEqual([request]);
    expect(heard).toEqual([answered({ ok: false, reason: 'cancelled' })]);
    sheet.resolve({ ok: true });
    await vi.waitFor(() => expect(heard).toHaveLength(2), patience);
    tell({ type: 'bridge.called', request });
    expect(sent).toHaveLength(2);
  });

  it('forwards requests and reports how each ended', async () => {
    const refused: BridgeResult = { ok: false, reason: 'unsupported' };
    const double = createBridgeDouble({
      answer: ({ action }) => (action === 'share' ? refused : { ok: true }),
    });
    const { heard, tell } = start(double);
    const home = { action: 'goHome' } as const;
    const share = {
      action: 'share',
      payload: { title: '', text: '', url: 'https://loan.example/' },
    } as const;
    tell({ type: 'bridge.called', request: home });
    tell({ type: 'bridge.called', request: share });
    await Promise.resolve();
    await Promise.resolve();
    expect(double.calls).toEqual([home, share]);
    expect(heard).toEqual([
      { type: 'bridge.answered', request: home, result: { ok: true } },
      { type: 'bridge.answered', request: share, result: refused },
    ]);
  });

  it('reports to the shell how back was handled', () => {
    const double = createBridgeDouble();
    const { tell } = start(double);
    tell({ type: 'back.answered', handled: true });
    tell({ type: 'back.answered', handled: false });
    expect(double.backAnswers).toEqual([true, false]);
  });

  it('sends nothing once the bridge actor has stopped', async () => {
    const double = createBridgeDouble();
    const { actor, heard, tell } = start(double);
    tell({ type: 'bridge.called', request: { action: 'goHome' } });
    actor.send({ type: 'shell.left' });
    double.emit('resume');
    await Promise.resolve();
    await Promise.resolve();
    expect(heard).toEqual([]);
  });
});
