import { describe, expect, it } from 'vitest';
import { assign, createActor, fromCallback, fromPromise, setup, SimulatedClock } from 'xstate';
import { chartOf } from '../charts/chart.ts';
import { type Frame, parseFrames } from '../frames/frame.ts';
import { after, beforeAll as before, framesTo } from '../frames/state.ts';
import { recordingTap } from './record.ts';

const secret = 'canary-1';
const digits = 9_177_331_559;

const unlisted = setup({
  types: {} as {
    context: Record<string, unknown>;
    input: { phone: string };
    output: string;
    events: { type: 'code.entered'; code: string; position: { latitude: number } } | { type: 'ignored' };
  },
  actors: {
    ask: fromPromise<{ account: string }, { token: string }>(async () => ({ account: secret })),
    fail: fromPromise(async () => {
      throw new Error(secret);
    }),
    listen: fromCallback(() => {}),
  },
  guards: { isNever: () => false, isAlways: () => true },
  delays: { limit: 5_000 },
  actions: {
    note: assign({ words: (_, { words }: { words: string }) => words }),
    startListener: assign({ listener: ({ spawn }) => spawn('listen', { id: `listener ${secret}` }) }),
  },
}).createMachine({
  id: 'unlisted',
  context: ({ input }) => ({ ...input, [`key-${secret}`]: true, amount: digits, deep: [{ name: [secret] }] }),
  output: () => secret,
  initial: 'asking',
  states: {
    asking: {
      entry: ['startListener', { type: 'note', params: { words: secret } }],
      meta: { owner: secret },
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context }) => ({ token: String(context['phone']) }),
        onDone: [{ guard: 'isNever', target: 'over' }, { target: 'failing' }],
        onError: { target: 'failing' },
      },
      after: { limit: { target: 'over' } },
    },
    failing: { invoke: { id: 'fail', src: 'fail', onError: { target: 'waiting' } } },
    waiting: {
      after: { limit: { target: 'late' } },
      on: { 'code.entered': { guard: 'isAlways', target: 'over' } },
    },
    late: { on: { 'code.entered': { target: 'over' } } },
    over: { type: 'final' },
  },
});

const playUnlisted = async () => {
  const recorded = recordingTap();
  const clock = new SimulatedClock();
  const actor = createActor(unlisted, { input: { phone: secret }, inspect: recorded.inspect, clock });
  const waiting = Promise.withResolvers<void>();
  actor.subscribe((snapshot) => snapshot.matches('waiting') && waiting.resolve());
  actor.start();
  await waiting.promise;
  actor.send({ type: 'ignored' });
  clock.increment(5_000);
  actor.send({ type: 'code.entered', code: secret, position: { latitude: digits } });
  return recorded;
};

describe('frames of a flow that is not on the allow-list', () => {
  it('contains no values, but states, events and actors', async () => {
    const { frames, of } = await playUnlisted();
    expect(JSON.stringify(frames)).not.toMatch(/canary|9177331559/);
    expect(parseFrames(JSON.parse(JSON.stringify(frames)))).toEqual(JSON.parse(JSON.stringify(frames)));
    expect(of('event')).toContainEqual(
      expect.objectContaining({ type: 'code.entered', fields: { code: '••• text', position: '••• object' } }),
    );
    expect(of('snapshot').at(-1)).toMatchObject({ status: 'done', output: '••• text' });
  });

  it('numbers frames without gaps, puts a start before its effects, and names the chart', async () => {
    const { frames, of } = await playUnlisted();
    expect(frames.map(({ seq }) => seq)).toEqual(frames.map((_, index) => index + 1));
    const [root] = of('actor');
    expect(root?.chart).toEqual({ id: 'unlisted', hash: chartOf(unlisted).hash });
    for (const { session, seq } of of('actor')) {
      const first = frames.find(
        (frame) => frame.seq > seq && 'session' in frame && frame.session === session,
      );
      expect(['event', 'microstep', 'timer']).toContain(first?.kind);
    }
    const service = of('actor').find(({ id }) => id === 'ask');
    const init = of('event').find(
      ({ session, type }) => session === service?.session && type === 'xstate.init',
    );
    const answer = of('event').find(({ type }) => type === 'xstate.done.actor.ask');
    expect(init && answer && init.seq < answer.seq).toBe(true);
  });

  it('includes the exact edge, the deciding guard, and the cause', async () => {
    const { of } = await playUnlisted();
    const steps = of('microstep').filter(({ edges }) => edges.length > 0);
    expect(steps.map(({ edges, guard, cause }) => [edges[0], guard, cause?.by])).toEqual([
      ['asking ask answers[1]', { name: 'isNever', answer: false }, 'service'],
      ['failing fail fails', undefined, 'service'],
      ['waiting after limit', undefined, 'time'],
      ['late code.entered', undefined, 'person'],
    ]);
    // Ignored events are reported as well.
    expect(of('microstep').find(({ event }) => event === 'ignored')?.edges).toEqual([]);
  });

  it('includes timers: set, cancelled, and the frame that set one that fired', async () => {
    const { of, frames } = await playUnlisted();
    const timers = of('timer').map(({ name, ms }) => [name, ms]);
    expect(timers).toEqual([
      ['xstate.after.limit.unlisted.asking', 5_000],
      ['xstate.after.limit.unlisted.asking', undefined],
      ['xstate.after.limit.unlisted.waiting', 5_000],
    ]);
    const fired = of('event').find(({ type }) => type === 'xstate.after.limit.unlisted.waiting');
    expect(frames.find(({ seq }) => seq === fired?.cause.seq)).toMatchObject({ kind: 'timer', ms: 5_000 });
  });
});
it('distinguishes a null field from a missing one', () => {
  const base = { run: 'r', session: 's', at: 0 };
  const frames = [
    { ...base, seq: 1, kind: 'actor', root: 's', id: 'door' },
    { ...base, seq: 2, kind: 'snapshot', status: 'active', patch: { key: 'k', guest: 'g' } },
    { ...base, seq: 3, kind: 'snapshot', status: 'active', patch: { key: null }, gone: ['guest'] },
  ] as unknown as Frame[];
  expect(frames.reduce(after, before).actors.get('s')?.context).toEqual({ key: null });
});

it('includes changes of the context, with null and undefined apart', () => {
  const door = setup({
    types: {} as { context: { key: string | null; guest?: string | undefined }; events: { type: 'left' } },
  }).createMachine({
    id: 'door',
    context: { key: 'k', guest: 'g' },
    on: { left: { actions: assign({ key: null, guest: undefined }) } },
  });
  const { inspect, of } = recordingTap();
  const actor = createActor(door, { inspect });
  actor.start();
  actor.send({ type: 'left' });
  const [last] = of('microstep').toReversed();
  expect(Object.values(last?.patch ?? {})).toEqual([null]);
  expect(last?.gone).toHaveLength(1);
});

it('reports that a page closed, to late inspectors too, and that it came back', () => {
  const { frames, begin, end } = recordingTap();
  const about = { phone: 'p', page: 'app', device: 'pc 800×600' };
  begin(about);
  end();
  expect(parseFrames(JSON.parse(JSON.stringify(frames))).map(({ kind }) => kind)).toEqual(['run', 'end']);
  const gone = frames.reduce(after, before);
  expect(gone.endedAt).toBe(2);
  expect(framesTo(gone, 'test').reduce(after, before).endedAt).toBe(2);
  begin(about);
  expect(frames.reduce(after, before).endedAt).toBeUndefined();
});
