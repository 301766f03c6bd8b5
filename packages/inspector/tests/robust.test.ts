import { expect, it } from 'vitest';
import {
  type AnyActorRef,
  type AnyStateMachine,
  assign,
  createActor,
  createMachine,
  emit,
  sendTo,
  setup,
  SimulatedClock,
} from 'xstate';
import { parseFrames } from '../frames/frame.ts';
import { afterAll, beforeAll } from '../frames/state.ts';
import { mask, token } from '../mask.ts';
import { createLog } from '../page/log.ts';
import { createOutbox } from '../ways/outbox.ts';
import { recordingTap } from './record.ts';

const revoked = (): object => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
};
const circular = (): object => {
  const list: unknown[] = [];
  list.push(list, { list });
  return list;
};
const nested = (levels: number): object => {
  let value: object = {};
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
};
const throwing = () =>
  Object.defineProperty({}, 'name', {
    enumerable: true,
    get: () => {
      throw new TypeError('canary');
    },
  });

const keeper = createMachine({
  id: 'cleanup',
  context: {},
  initial: 'open',
  states: {
    open: {
      on: {
        kept: { actions: assign(({ event }) => ({ kept: event['value'] as unknown })) },
        closed: 'shut',
      },
    },
    shut: {},
  },
});

it.each([
  ['a revoked proxy', revoked],
  ['an object that contains itself', circular],
  ['20,000 levels', () => nested(20_000)],
  ['a getter that throws', throwing],
] as const)('continues after %s in an event and in a context', (_, make) => {
  const value = make();
  const { frames, inspect } = recordingTap();
  const actor = createActor(keeper, { inspect }).start();
  actor.send({ type: 'kept', value });
  actor.send({ type: 'closed' });
  expect(parseFrames(JSON.parse(JSON.stringify(frames)))).toHaveLength(frames.length);
  expect(frames.map(({ seq }) => seq)).toEqual(frames.map((_frame, index) => index + 1));
  const state = afterAll(beforeAll, frames);
  expect([...state.actors.values()].map(({ value: at }) => at)).toEqual(['shut']);
});

it.each([revoked, circular, () => nested(20_000), throwing])('masks what it cannot read', (make) => {
  const value = make();
  const fields = { name: { list: {} } };
  for (const allowed of [undefined, fields, token] as const)
    expect(() => JSON.stringify(mask(value, allowed, () => '◆1'))).not.toThrow();
  expect(JSON.stringify(mask({ name: value }, fields))).not.toContain('canary');
});

it("reports an unreadable event only by its name and its error's name", () => {
  const { frames, inspect } = recordingTap();
  const event = Object.defineProperty({}, 'type', {
    get: () => {
      throw new RangeError('canary');
    },
  });
  const actor = createActor(keeper, { inspect }).start();
  inspect({ type: '@xstate.event', actorRef: actor, rootId: 'x:0', event, sourceRef: undefined } as never);
  expect(frames.at(-1)).toMatchObject({ kind: 'unread', what: '@xstate.event', error: 'RangeError' });
  expect(JSON.stringify(frames)).not.toContain('canary');
  const log = createLog();
  afterAll(beforeAll, frames, (frame, state) => log.add(frame, frame.seq, state));
  expect(log.rows.at(-1)).toMatchObject({
    actor: 'cleanup',
    text: 'could not be read: @xstate.event (RangeError)',
  });
});

it('skips an unreadable note, and continues when sending fails', () => {
  const turns: ((hasTime: () => boolean) => void)[] = [];
  const sent: number[] = [];
  let isBroken = true;
  const { put } = createOutbox<number>(
    (seq) => {
      if (seq === 2) throw new Error('unreadable');
      return [{ v: 1, run: 'r', seq, at: seq, kind: 'end' }];
    },
    (frames) => {
      if (isBroken) throw new Error('no channel');
      sent.push(...frames.map(({ seq }) => seq));
    },
    (run) => turns.push(run),
  );
  put(0);
  expect(() => turns.shift()?.(() => true)).toThrow('no channel');
  isBroken = false;
  for (const seq of [1, 2, 3]) put(seq);
  turns.shift()?.(() => true);
  expect(sent).toEqual([1, 3]);
});

it('reports emitted events, and a delayed message to another actor as a timer', () => {
  const { frames, inspect, of } = recordingTap();
  const clock = new SimulatedClock();
  const child = createMachine({
    id: 'child',
    initial: 'idle',
    states: { idle: { on: { rang: 'woken' } }, woken: {} },
  });
  const machine = setup({
    types: { emitted: {} as { type: 'shown'; key: string } },
    actors: { child: child as AnyStateMachine },
    actions: {
      shout: emit({ type: 'shown', key: 'a' }),
      later: sendTo('child', { type: 'rang' }, { delay: 500, id: 'alarm' }),
    },
  }).createMachine({
    id: 'parent',
    entry: ['shout', 'later'],
    invoke: { id: 'child', src: 'child' },
  });
  const actor = createActor(machine, { inspect, clock }).start();
  clock.increment(500);
  expect((actor.getSnapshot().children as Record<string, AnyActorRef>)['child']?.getSnapshot().value).toBe(
    'woken',
  );
  expect(of('emit')).toEqual([expect.objectContaining({ type: 'shown', fields: { key: '••• text' } })]);
  const [timer] = of('timer');
  expect(timer).toMatchObject({ name: 'alarm', ms: 500 });
  expect(of('event').find(({ type }) => type === 'rang')?.cause).toEqual({ by: 'time', seq: timer?.seq });
  const log = createLog();
  afterAll(beforeAll, frames, (frame, state) => log.add(frame, frame.seq, state));
  expect(log.rows.map(({ text }) => text)).toContain('emits shown');
});
