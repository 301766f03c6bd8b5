import { afterEach, describe, expect, it, vi } from 'vitest';
import { assign, createActor, fromCallback, fromPromise, setup, SimulatedClock } from 'xstate';
import { chartOf } from '../../packages/inspector/charts/chart.ts';
import { type Frame, parseFrames } from '../../packages/inspector/frames/frame.ts';
import type { Note } from '../../packages/inspector/frames/notes.ts';
import { after, beforeAll as before, framesTo } from '../../packages/inspector/frames/state.ts';
import { createTap } from '../../packages/inspector/frames/tap.ts';
import { publicFields } from '../../views/entries/publicFields.ts';
import { leavesOf } from '../../packages/inspector/page/values.ts';
import { orderDetailsMachine } from '../../machines/orderDetails/machine.ts';
import { canaries } from './canaries.ts';
import { stubPage } from './page.ts';
import { recordingTap } from './record.ts';
import { playSessions } from './session.ts';

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

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

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

describe('frames of whole sessions', () => {
  it('contains nothing personal, and what an analyst needs', async () => {
    stubPage('http://app.test');
    const { frames, inspect, of } = recordingTap();
    await playSessions(inspect);
    const leaks = frames.map((frame) => JSON.stringify(frame)).filter((text) => canaries.test(text));
    expect(leaks).toEqual([]);
    expect(frames.length).toBeGreaterThan(300);
    const actors = new Set(of('actor').map(({ id }) => id));
    for (const id of ['app', 'registration', 'screen', 'bridge', 'toaster', 'loadOrder', 'rateApp'])
      expect(actors).toContain(id);
    expect(of('event')).toContainEqual(
      expect.objectContaining({
        type: 'navigation.requested',
        fields: { to: 'repayDelayUrl', query: '••• object' },
        cause: expect.objectContaining({ by: 'person' }),
      }),
    );
    expect(of('event').find(({ type }) => type === 'shell.resumed')?.cause.by).toBe('shell');
    expect(of('snapshot')).toContainEqual(
      expect.objectContaining({ error: { kind: 'refused', code: '••• text', message: '••• text' } }),
    );
  });

  it('makes the same frames at any time', async () => {
    stubPage('http://app.test');
    const notes: Note[] = [];
    const { frames, inspect } = recordingTap('test', (note) => notes.push(note));
    await playSessions(inspect);
    const later = createTap('test', { allow: publicFields, shell: 'bridge' });
    const made = notes.flatMap(later);
    expect(made.length).toBeGreaterThan(300);
    expect(made).toEqual(frames);
  });

  it('gives equal orders the same token, and different ones different tokens', async () => {
    stubPage('http://app.test');
    const { inspect, of } = recordingTap();
    await playSessions(inspect);
    const orders = new Set(
      of('actor').flatMap(({ chart, session }) => (chart?.id === 'orderDetails' ? [session] : [])),
    );
    const screens = [...of('microstep'), ...of('snapshot')].filter(
      ({ patch, session }) => patch && 'orderId' in patch && orders.has(session),
    );
    const loads = of('actor').filter(({ id }) => id === 'loadOrder');
    const first = screens[0]?.patch?.['orderId'];
    expect(first).toMatch(/^◆\d+$/);
    expect((loads[0]?.input as { orderId: string } | undefined)?.orderId).toBe(first);
    expect(new Set(screens.map(({ patch }) => patch?.['orderId'])).size).toBeGreaterThan(1);
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

  it('leads a late inspector to the same states as an early one', async () => {
    stubPage('http://app.test');
    const { frames, inspect } = recordingTap();
    await playSessions(inspect);
    const whole = frames.reduce(after, before);
    const late = framesTo(whole, 'test').reduce(after, before);
    const seen = ({ actors }: typeof whole) =>
      [...actors.values()].map((actor) =>
        JSON.parse(JSON.stringify({ ...actor, taken: undefined, timers: undefined })),
      );
    expect(seen(late)).toEqual(seen(whole));
    expect(whole.actors.size).toBeGreaterThan(20);
  });

  it('includes the tags with the states at each step, because a log may end at any', async () => {
    stubPage('http://app.test');
    const { frames, inspect } = recordingTap();
    await playSessions(inspect);
    const { nodes, hash } = chartOf(orderDetailsMachine);
    const told: string[] = [];
    const due: string[] = [];
    let state = before;
    for (const frame of frames) {
      state = after(state, frame);
      const actor = frame.kind === 'microstep' ? state.actors.get(frame.session) : undefined;
      if (actor?.chart?.hash !== hash) continue;
      const leaves = leavesOf(actor.value);
      const active = nodes.filter(({ id }) => leaves.some((leaf) => `${leaf}.`.startsWith(`${id}.`)));
      told.push(`${leaves.join()} #${actor.tags.toSorted().join('#')}`);
      due.push(`${leaves.join()} #${[...new Set(active.flatMap(({ tags }) => tags))].toSorted().join('#')}`);
    }
    expect(told).toEqual(due);
    expect(told.length).toBeGreaterThan(30);
  });

  it('names only edges that the chart has', async () => {
    stubPage('http://app.test');
    const { inspect, of } = recordingTap();
    await playSessions(inspect);
    const ids = new Set(chartOf(orderDetailsMachine).edges.map(({ id }) => id));
    const sessions = new Set(
      of('actor').flatMap(({ chart, session }) => (chart?.id === 'orderDetails' ? [session] : [])),
    );
    const taken = of('microstep').flatMap(({ session, edges }) => (sessions.has(session) ? edges : []));
    expect(taken.length).toBeGreaterThan(30);
    expect(taken.filter((id) => !ids.has(id))).toEqual([]);
  });
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
