import * as fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BridgeAdapter } from '../../bridge/adapter.ts';
import { connectBridge } from '../../bridge/connect.ts';
import type { BridgeResult, ShellEvent } from '../../bridge/contract.ts';
import { createBridgeDouble } from '../doubles/bridge.ts';
import { fakePage } from './page.ts';
import { answered, requests, unanswered } from './requests.ts';
import { type FakeShell, shells } from './shells.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

interface Side {
  adapter: BridgeAdapter;
  emit(event: ShellEvent): void;
  events: ShellEvent[];
}

const overShell = (create: () => FakeShell) => (): Side => {
  const shell = create();
  return {
    adapter: connectBridge(shell.window),
    emit: (event) => shell.say(JSON.stringify({ v: 1, event, payload: {} })),
    events: ['back', 'pause', 'resume', 'session.closed'],
  };
};

const sides: Record<BridgeAdapter['name'], () => Side> = {
  ios: overShell(shells.ios),
  android: overShell(shells.android),
  generic: overShell(shells.generic),
  frame: overShell(shells.frame),
  browser: () => {
    const page = fakePage();
    return {
      adapter: connectBridge(page.window),
      emit: (event) => page.setHidden(event === 'pause'),
      events: ['pause', 'resume'],
    };
  },
  double: () => {
    const double = createBridgeDouble();
    return { adapter: double, emit: double.emit, events: ['back', 'pause', 'resume', 'session.closed'] };
  },
};

const endings: BridgeResult[] = [
  { ok: true },
  { ok: false, reason: 'unsupported' },
  { ok: false, reason: 'cancelled' },
  { ok: false, reason: 'rejected' },
];
const withoutResult = (ended: BridgeResult): BridgeResult => (ended.ok ? { ok: true } : ended);

describe.each(Object.entries(sides))('every adapter keeps the contract: %s', (name, createSide) => {
  it('names its channel', () => {
    expect(createSide().adapter.name).toBe(name);
  });

  it.each(requests)('ends $action with a result whatever the shell does', async (request) => {
    const ended = createSide().adapter.call(request);
    await vi.runAllTimersAsync();
    expect(endings).toContainEqual(withoutResult(await ended));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('sends its events in order to all current listeners', () => {
    const { adapter, emit, events } = createSide();
    const first: ShellEvent[] = [];
    const second: ShellEvent[] = [];
    const stop = adapter.listen((event) => first.push(event));
    adapter.listen((event) => second.push(event));
    for (const event of events) emit(event);
    stop();
    for (const event of events) emit(event);
    expect(first).toEqual(events);
    expect(second).toEqual([...events, ...events]);
  });

  it('accepts the answer to back', () => {
    const { adapter } = createSide();
    expect(() => adapter.answerBack(true)).not.toThrow();
  });
});

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const answers: BridgeResult[] = [{ ok: true, result: { actions: ['navigate', 'share'] } }, ...endings];

describe.each(Object.entries(shells))('a native shell over %s', (_name, createShell) => {
  const connect = () => {
    const shell = createShell();
    return { shell, adapter: connectBridge(shell.window) };
  };

  it.each(requests)('reads $action in the envelope', async (request) => {
    const { shell, adapter } = connect();
    const ended = adapter.call(request);
    await vi.runAllTimersAsync();
    await ended;
    expect(shell.sent).toEqual([{ v: 1, id: expect.stringMatching(uuid), payload: {}, ...request }]);
  });

  it.each(unanswered)(
    'accepts a refusal of $action for a second, and counts it as done afterwards',
    async (request) => {
      const { shell, adapter } = connect();
      const silent = adapter.call(request);
      await vi.advanceTimersByTimeAsync(1000);
      expect(await silent).toEqual({ ok: true });
      // A server of another test may still set timers, so only this request's own are counted.
      const limit = vi.spyOn(globalThis, 'clearTimeout');
      const refused = adapter.call(request);
      shell.say({ v: 1, id: shell.sent.at(-1)?.id, ok: false, reason: 'unsupported' });
      expect(await refused).toEqual({ ok: false, reason: 'unsupported' });
      const busy = adapter.call(request);
      shell.say({ v: 1, id: shell.sent.at(-1)?.id, ok: false, reason: 'busy' });
      expect(await busy).toEqual({ ok: false, reason: 'rejected' });
      expect(limit).toHaveBeenCalled();
      limit.mockRestore();
    },
  );

  it.each(answered.flatMap((request) => answers.map((answer) => ({ request, answer }))))(
    'answers $request.action with $answer',
    async ({ request, answer }) => {
      const { shell, adapter } = connect();
      shell.onRead = ({ id }) => ({ v: 1, id, ...answer });
      expect(await adapter.call(request)).toEqual(answer);
    },
  );

  it('accepts late answers in any order', async () => {
    const { shell, adapter } = connect();
    const first = adapter.call({ action: 'capabilities' });
    const second = adapter.call({ action: 'copyText', payload: { text: '1' } });
    await vi.advanceTimersByTimeAsync(2900);
    const [one, two] = shell.sent;
    shell.say(JSON.stringify({ v: 1, id: two?.id, ok: false, reason: 'cancelled' }));
    shell.say(JSON.stringify({ v: 1, id: one?.id, ok: true, result: { actions: [] } }));
    expect(await first).toEqual({ ok: true, result: { actions: [] } });
    expect(await second).toEqual({ ok: false, reason: 'cancelled' });
  });

  it.each([
    ['capabilities', 3000],
    ['copyText', 3000],
    ['share', 60_000],
  ])('does not support %s if it stays silent for %i ms', async (action, limit) => {
    const { shell, adapter } = connect();
    const request = answered.find((one) => one.action === action) ?? { action: 'capabilities' };
    const results: BridgeResult[] = [];
    void adapter.call(request).then((result) => results.push(result));
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(results).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(results).toEqual([{ ok: false, reason: 'unsupported' }]);
    shell.say(JSON.stringify({ v: 1, id: shell.sent[0]?.id, ok: true }));
    await vi.runAllTimersAsync();
    expect(results).toHaveLength(1);
  });

  it.each(requests)('rejects $action when the shell throws', async (request) => {
    const { shell, adapter } = connect();
    shell.onRead = () => {
      throw new Error('native object is gone');
    };
    expect(await adapter.call(request)).toEqual({ ok: false, reason: 'rejected' });
    expect(() => adapter.answerBack(false)).not.toThrow();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('reads how back was handled', () => {
    const { shell, adapter } = connect();
    adapter.answerBack(true);
    adapter.answerBack(false);
    expect(shell.sent).toEqual([
      { v: 1, event: 'back.handled', payload: { handled: true } },
      { v: 1, event: 'back.handled', payload: { handled: false } },
    ]);
  });

  const id = '<id of the call>';
  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 7],
    ['text that is no JSON', 'ok'],
    ['half a message', '{"v":1,"event":"back"'],
    ['another version', { v: 2, event: 'back' }],
    ['a version in text', { v: '1', event: 'back' }],
    ['an unknown event', { v: 1, event: 'reboot' }],
    ['an event of the prototype', { v: 1, event: 'constructor' }],
    ['a list of messages', [{ v: 1, event: 'back' }]],
    ['an event in the prototype', '{"__proto__":{"v":1,"event":"back"}}'],
    ['an unknown id', { v: 1, id: 'somebody else', ok: true }],
    ['an id of the prototype', { v: 1, id: '__proto__', ok: true }],
    ['an answer of another version', { v: 2, id, ok: true }],
    ['an answer that is neither', { v: 1, id, ok: 'yes' }],
    ['a huge message', { v: 1, event: 'back', payload: 'x'.repeat(2_000_000) }],
    ['a deep message', '['.repeat(90_000)],
    [
      'an object that throws',
      {
        v: 1,
        get event(): string {
          throw new Error('trap');
        },
      },
    ],
  ])("ignores the shell's message with %s", async (_what, garbage) => {
    const { shell, adapter } = connect();
    const heard: ShellEvent[] = [];
    adapter.listen((event) => heard.push(event));
    const results: BridgeResult[] = [];
    void adapter.call({ action: 'capabilities' }).then((result) => results.push(result));
    const own = shell.sent.at(-1)?.id;
    const message =
      typeof garbage === 'object' && garbage !== null && 'id' in garbage && garbage.id === id
        ? { ...garbage, id: own }
        : garbage;
    shell.say(message);
    let asText: string | undefined;
    try {
      asText = JSON.stringify(message);
    } catch {
      asText = undefined;
    }
    shell.say(asText);
    await vi.advanceTimersByTimeAsync(1000);
    expect(heard).toEqual([]);
    expect(results).toEqual([]);
    shell.say({ v: 1, id: own, ok: true });
    await vi.advanceTimersByTimeAsync(0);
    expect(results).toEqual([{ ok: true }]);
  });

  it('accepts any value from the shell without throwing', () => {
    const { shell, adapter } = connect();
    const heard: ShellEvent[] = [];
    adapter.listen((event) => heard.push(event));
    const nearly = fc.record(
      {
        v: fc.oneof(fc.constant(1), fc.anything()),
        id: fc.anything(),
        ok: fc.anything(),
        event: fc
          .anything()
          .filter((event) => !['back', 'pause', 'resume', 'session.closed'].some((known) => known === event)),
        result: fc.anything(),
      },
      { requiredKeys: [] },
    );
    const any = fc.anything({
      withBigInt: true,
      withNullPrototype: true,
      withMap: true,
      withTypedArray: true,
    });
    fc.assert(
      fc.property(fc.oneof(any, fc.string(), fc.json(), nearly), (garbage) => {
        shell.say(garbage);
        expect(heard).toEqual([]);
      }),
    );
    shell.say('{"v":1,"event":"resume","more":{}}');
    expect(heard).toEqual(['resume']);
  });
});
