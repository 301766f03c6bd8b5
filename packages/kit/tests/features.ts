import {
  type AnyStateMachine,
  and,
  assign,
  cancel,
  createActor,
  createMachine,
  emit,
  enqueueActions,
  forwardTo,
  fromCallback,
  fromObservable,
  fromPromise,
  type InspectionEvent,
  not,
  or,
  raise,
  sendParent,
  sendTo,
  setup,
  spawnChild,
  stateIn,
  stopChild,
} from 'xstate';
import type { Chart } from '../../inspector/charts/chart.ts';
import type { Frame } from '../../inspector/frames/frame.ts';
import { done, fails, type Outcome, sends, shows } from '../index.ts';

export interface Cell<Subject> {
  /** `yes`, or which part is supported. */
  says: string;
  holds: (subject: Subject) => boolean;
}

export interface Feature {
  name: string;
  machine: AnyStateMachine;
  sent: string[];
  /** Events that the machine receives without being sent them. */
  internal?: string[];
  outcomes?: Record<string, Record<string, Outcome>>;
  explored?: string[];
  /** What the kit misses and reports when the feature needs a name in `setup`, because the kit never runs real services. */
  unnamed?: { missing: string[]; live: string };
  chart: Cell<Chart>;
  frames: Cell<readonly Frame[]>;
  /** The chart after a round trip through JSON; absent when it is unchanged. */
  json?: { says: string; without: (chart: Chart) => Chart };
  /** Text that appears in the diagram and in Mermaid. Absent when there is nothing to draw. */
  drawn?: string;
  /** Runs the feature differently than by starting its machine. */
  run?: (inspect: (event: InspectionEvent) => void) => void;
}

export const yes = <Subject>(holds: (subject: Subject) => boolean): Cell<Subject> => ({ says: 'yes', holds });
const only = <Subject>(says: string, holds: (subject: Subject) => boolean): Cell<Subject> => ({
  says,
  holds,
});

export const edge = (chart: Chart, id: string) => chart.edges.find((one) => one.id === id);
const node = (chart: Chart, id: string) => chart.nodes.find((one) => one.id === id);
export const took =
  (...ids: string[]) =>
  (frames: readonly Frame[]): boolean =>
    ids.every((id) => frames.some((frame) => frame.kind === 'microstep' && frame.edges.includes(id)));
const some =
  (kind: Frame['kind'], fields: object) =>
  (frames: readonly Frame[]): boolean =>
    frames.some(
      (frame) =>
        frame.kind === kind &&
        Object.entries(fields).every(
          ([name, value]) => JSON.stringify((frame as never)[name]) === JSON.stringify(value),
        ),
    );
const both =
  <Subject>(...all: ((subject: Subject) => boolean)[]) =>
  (subject: Subject): boolean =>
    all.every((holds) => holds(subject));

const machineOf = (config: object): AnyStateMachine => createMachine(config as never);
const kid = createMachine({ id: 'kid', initial: 'on', states: { on: { on: { told: {} } } } });

export const features: Feature[] = [
  {
    name: 'nested and parallel states',
    machine: machineOf({
      id: 'm',
      type: 'parallel',
      states: {
        left: { initial: 'a', states: { a: { on: { go: 'b' } }, b: {} } },
        right: { initial: 'c', states: { c: { on: { go: 'd' } }, d: {} } },
      },
    }),
    sent: ['go'],
    explored: ['left.a + right.c', 'left.b + right.d'],
    chart: yes((chart) => node(chart, 'm')?.type === 'parallel' && node(chart, 'left.b')?.parent === 'left'),
    frames: yes(
      both(took('left.a go', 'right.c go'), some('microstep', { value: { left: 'b', right: 'd' } })),
    ),
    drawn: 'right',
  },
  {
    name: 'history states, shallow and deep',
    machine: machineOf({
      id: 'm',
      initial: 'on',
      states: {
        on: {
          initial: 'a',
          states: {
            a: { on: { go: 'b' } },
            b: {},
            shallow: { type: 'history' },
            deep: { type: 'history', history: 'deep' },
          },
          on: { left: 'off' },
        },
        off: { on: { back: 'on.deep', again: 'on.shallow' } },
      },
    }),
    sent: ['go', 'left', 'back', 'left', 'again'],
    explored: ['on.a', 'off', 'on.b'],
    chart: yes(
      (chart) =>
        node(chart, 'on.deep')?.history === 'deep' &&
        node(chart, 'on.shallow')?.history === 'shallow' &&
        edge(chart, 'off back')?.target === 'on.deep',
    ),
    frames: yes(
      both(took('off back', 'off again'), some('microstep', { event: 'back', value: { on: 'b' } })),
    ),
    drawn: 'H*',
  },
  {
    name: 'several targets',
    machine: machineOf({
      id: 'm',
      initial: 'off',
      states: {
        off: { on: { go: { target: ['on.l.b', 'on.r.d'] } } },
        on: {
          type: 'parallel',
          states: {
            l: { initial: 'a', states: { a: {}, b: {} } },
            r: { initial: 'c', states: { c: {}, d: {} } },
          },
        },
      },
    }),
    sent: ['go'],
    explored: ['off', 'on.l.b + on.r.d'],
    chart: yes((chart) => edge(chart, 'off go')?.targets?.join() === 'on.l.b,on.r.d'),
    frames: yes(both(took('off go'), some('microstep', { value: { on: { l: 'b', r: 'd' } } }))),
    drawn: 'go',
  },
  {
    name: '`reenter`',
    machine: machineOf({
      id: 'm',
      context: { entries: 0 },
      initial: 'a',
      states: {
        a: {
          entry: assign({ entries: ({ context }) => (context.entries + 1) % 3 }),
          on: { again: { target: 'a', reenter: true }, same: { target: 'a' } },
        },
      },
    }),
    sent: ['again', 'same'],
    explored: ['a'],
    chart: yes((chart) => edge(chart, 'a again')?.reenter === true && !edge(chart, 'a same')?.reenter),
    frames: yes(both(took('a again'), some('microstep', { event: 'again', patch: { entries: 2 } }))),
    drawn: 'again',
  },
  {
    name: 'final states, `onDone` and output',
    machine: machineOf({
      id: 'm',
      initial: 'on',
      states: {
        on: {
          initial: 'a',
          states: { a: { on: { go: 'end' } }, end: { type: 'final', output: { paid: true } } },
          onDone: 'off',
        },
        off: { type: 'final' },
      },
      output: { sum: 5 },
    }),
    sent: ['go'],
    explored: ['on.a', 'off'],
    chart: yes(
      (chart) =>
        node(chart, 'off')?.type === 'final' &&
        edge(chart, 'on finished')?.target === 'off' &&
        JSON.stringify(node(chart, 'on.end')?.output) === '{"paid":true}',
    ),
    frames: yes(
      both(took('on.a go', 'on finished'), some('snapshot', { status: 'done', output: { sum: 5 } })),
    ),
    drawn: 'finished',
  },
  {
    name: '`always`, with guards that are combined',
    machine: setup({
      types: { context: {} as { count: number } },
      guards: { isFull: ({ context }) => context.count === 2, isEmpty: ({ context }) => context.count === 0 },
    }).createMachine({
      id: 'm',
      context: { count: 0 },
      initial: 'a',
      states: {
        a: {
          on: { more: { target: 'judging', actions: assign({ count: ({ context }) => context.count + 1 }) } },
        },
        judging: {
          always: [
            { guard: and(['isFull', not('isEmpty')]), target: 'full' },
            { guard: or(['isFull', stateIn('judging')]), target: 'a' },
          ],
        },
        full: {},
      },
    }),
    sent: ['more', 'more'],
    explored: ['a', 'full'],
    chart: yes((chart) => edge(chart, 'judging always[0]')?.guard === 'and(isFull, not(isEmpty))'),
    frames: yes(
      both(
        took('judging always[0]', 'judging always[1]'),
        some('microstep', {
          edges: ['judging always[0]'],
          guard: { name: 'and(isFull, not(isEmpty))', answer: true },
        }),
      ),
    ),
    drawn: 'isFull',
  },
  {
    name: 'parameters of actions and guards',
    machine: setup({
      types: { context: {} as { count: number } },
      guards: { isAtLeast: ({ context }, { least }: { least: number }) => context.count >= least },
      actions: { add: assign({ count: ({ context }, { more }: { more: number }) => context.count + more }) },
    }).createMachine({
      id: 'm',
      context: { count: 0 },
      initial: 'a',
      states: {
        a: {
          on: {
            more: [
              { guard: { type: 'isAtLeast', params: { least: 4 } }, target: 'full' },
              { actions: { type: 'add', params: { more: 2 } } },
            ],
          },
        },
        full: {},
      },
    }),
    sent: ['more', 'more', 'more'],
    explored: ['a', 'full'],
    chart: yes(
      (chart) =>
        JSON.stringify(edge(chart, 'a more[0]')?.guardParams) === '{"least":4}' &&
        JSON.stringify(edge(chart, 'a more[1]')?.actions) === '[{"type":"add","params":{"more":2}}]',
    ),
    frames: only('names', both(took('a more[0]', 'a more[1]'), some('microstep', { value: 'full' }))),
    drawn: 'isAtLeast',
    json: { says: 'yes, where they are data', without: (chart) => chart },
  },
  {
    name: 'delays: `after` by number, by name and computed',
    machine: setup({
      types: { context: {} as { ms: number } },
      delays: { limit: 500, computed: ({ context }) => context.ms },
    }).createMachine({
      id: 'm',
      context: { ms: 700 },
      initial: 'a',
      states: {
        a: { after: { 100: 'b' } },
        b: { after: { limit: 'c' } },
        c: { after: { computed: 'd' } },
        d: {},
      },
    }),
    sent: [],
    explored: ['a', 'b', 'c', 'd'],
    chart: yes(
      (chart) =>
        edge(chart, 'a after 100')?.ms === 100 &&
        edge(chart, 'b after limit')?.ms === 500 &&
        edge(chart, 'c after computed')?.ms === undefined,
    ),
    frames: yes(
      both(
        some('timer', { name: 'xstate.after.100.m.a', ms: 100 }),
        some('timer', { name: 'xstate.after.computed.m.c', ms: 700 }),
        took('a after 100', 'b after limit', 'c after computed'),
      ),
    ),
    json: {
      says: 'by name',
      without: (chart) => ({
        ...chart,
        edges: chart.edges.map(({ ms, ...one }) =>
          one.event === 'after 100' ? { ...one, ...(ms && { ms }) } : one,
        ),
      }),
    },
    drawn: 'after limit (500 ms)',
  },
  {
    name: '`raise` and `sendTo` later, `cancel`',
    machine: setup({ actors: { kid } }).createMachine({
      id: 'm',
      invoke: { src: 'kid', id: 'kid' },
      initial: 'a',
      states: {
        a: { entry: raise({ type: 'rang' }, { delay: 300, id: 'bell' }), on: { stopped: 'b', rang: 'b' } },
        b: { entry: [cancel('bell'), sendTo('kid', { type: 'told' }, { delay: 50 })] },
      },
    }) as AnyStateMachine,
    sent: ['stopped'],
    internal: ['rang'],
    outcomes: { kid: {} },
    explored: ['a', 'b'],
    chart: only('named actions', (chart) => node(chart, 'a')?.entry.length === 0),
    frames: yes(
      both(some('timer', { name: 'bell', ms: 300 }), some('timer', { name: 'bell' }), (frames) =>
        frames.some((frame) => frame.kind === 'event' && frame.type === 'told' && frame.cause.by === 'time'),
      ),
    ),
    drawn: 'rang',
  },
  {
    name: '`emit`',
    machine: setup({
      types: { emitted: {} as { type: 'shown'; key: string } },
      actions: { shout: emit({ type: 'shown', key: 'a' }) },
    }).createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { on: { go: { target: 'b', actions: 'shout' } } }, b: {} },
    }),
    sent: ['go'],
    explored: ['a', 'b'],
    chart: yes((chart) => edge(chart, 'a go')?.actions.join() === 'shout'),
    frames: yes(some('emit', { type: 'shown', fields: { key: 'a' } })),
    drawn: 'go',
  },
  {
    name: '`enqueueActions`',
    machine: setup({
      types: { context: {} as { odd: boolean } },
      actions: {
        both: enqueueActions(({ enqueue, context, check }) => {
          enqueue.assign({ odd: !context.odd });
          if (check(() => !context.odd)) enqueue.raise({ type: 'turned' });
        }),
      },
    }).createMachine({
      id: 'm',
      context: { odd: false },
      initial: 'a',
      states: { a: { on: { go: { actions: 'both' }, turned: 'b' } }, b: { on: { go: { actions: 'both' } } } },
    }),
    sent: ['go'],
    internal: ['turned'],
    explored: ['a', 'b'],
    chart: yes((chart) => edge(chart, 'a go')?.actions.join() === 'both'),
    frames: yes(both(took('a go', 'a turned'), some('microstep', { event: 'go', patch: { odd: true } }))),
    drawn: 'turned',
  },
  {
    name: 'wildcards, whole and partial',
    machine: machineOf({
      id: 'm',
      initial: 'a',
      states: { a: { on: { 'go.*': 'b' } }, b: { on: { '*': 'c' } }, c: {} },
    }),
    sent: ['go.home', 'anything'],
    explored: ['a', 'b', 'c'],
    chart: yes((chart) => edge(chart, 'a go.*')?.target === 'b' && edge(chart, 'b *')?.target === 'c'),
    frames: yes(both(took('a go.*', 'b *'), some('event', { type: 'anything' }))),
    drawn: 'go.*',
  },
  {
    name: 'invoked promises, with `onDone` and `onError`',
    machine: setup({ actors: { load: fromPromise(async () => 7) } }).createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: { invoke: { src: 'load', id: 'load', onDone: 'b', onError: 'c' } },
        b: {},
        c: {},
      },
    }),
    sent: [],
    outcomes: { load: { ok: done(7), broken: fails(new Error('500')) } },
    explored: ['a', 'b', 'c'],
    chart: yes(
      (chart) =>
        node(chart, 'a')?.invokes[0]?.src === 'load' &&
        edge(chart, 'a load answers')?.target === 'b' &&
        edge(chart, 'a load fails')?.target === 'c',
    ),
    frames: yes(both(took('a load answers'), some('snapshot', { status: 'done', output: 7 }))),
    drawn: 'load answers',
  },
  {
    name: 'invoked callbacks and observables, with `onSnapshot`',
    machine: setup({
      actors: {
        listen: fromCallback(({ sendBack }) => sendBack({ type: 'heard' })),
        watch: fromObservable<number, undefined>(() => ({
          subscribe: () => ({ unsubscribe: () => undefined }),
        })),
      },
    }).createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: { invoke: { src: 'listen', id: 'listen' }, on: { heard: 'b' } },
        b: { invoke: { src: 'watch', id: 'watch', onSnapshot: 'c' } as never },
        c: {},
      },
    }) as AnyStateMachine,
    sent: [],
    internal: ['heard'],
    outcomes: {
      listen: { hears: sends({ type: 'heard' }) },
      watch: { changes: shows({ context: 1 }) },
    } as never,
    // The first snapshot comes as soon as the actor starts.
    explored: ['a', 'c'],
    chart: yes((chart) => edge(chart, 'b watch changes')?.target === 'c'),
    frames: yes(took('a heard', 'b watch changes')),
    drawn: 'watch changes',
  },
  {
    name: 'inline actors',
    machine: machineOf({
      id: 'm',
      initial: 'a',
      states: { a: { invoke: { src: fromPromise(async () => 1), onDone: 'b' } }, b: {} },
    }),
    sent: [],
    explored: ['a'],
    unnamed: {
      missing: ['a 0.m.a answers'],
      live: "an actor without a name in setup was about to run as '0.m.a'",
    },
    chart: yes((chart) => node(chart, 'a')?.invokes[0]?.id === '0.m.a'),
    frames: yes(took('a 0.m.a answers')),
    drawn: 'answers',
  },
  {
    name: 'spawned and stopped children, `forwardTo`, `sendParent`',
    machine: setup({
      types: { context: {} as object },
      actors: {
        kid: createMachine({
          id: 'kid',
          initial: 'on',
          states: { on: { on: { go: { actions: sendParent({ type: 'heard' }) } } } },
        }),
      },
    }).createMachine({
      id: 'm',
      context: {},
      initial: 'a',
      states: {
        a: {
          entry: spawnChild('kid', { id: 'kid 1' }),
          on: { go: { actions: forwardTo('kid 1') }, heard: 'b' },
        },
        b: { entry: stopChild('kid 1') },
      },
    }),
    sent: ['go'],
    internal: ['heard'],
    outcomes: { kid: { hears: sends({ type: 'heard' }) } },
    explored: ['a', 'b'],
    chart: only('named actions', (chart) => node(chart, 'a')?.entry.length === 0),
    frames: yes(
      both(
        took('a heard'),
        some('actor', { id: 'kid 1' }),
        (frames) => frames.some(({ kind }) => kind === 'stop'),
        (frames) =>
          frames.some(
            (frame) => frame.kind === 'event' && frame.type === 'heard' && frame.source !== undefined,
          ),
      ),
    ),
    drawn: 'heard',
  },
  {
    name: 'actors that were made and never started',
    machine: kid,
    sent: [],
    chart: yes((chart) => chart.id === 'kid'),
    // StrictMode makes some.
    frames: yes((frames) => frames.length === 0),
    run: (inspect) => void createActor(kid, { inspect }),
  },
  {
    name: 'two roots',
    machine: kid,
    sent: [],
    chart: yes((chart) => chart.id === 'kid'),
    frames: yes(
      (frames) =>
        new Set(frames.flatMap((frame) => (frame.kind === 'actor' ? [frame.session] : []))).size === 2,
    ),
    run: (inspect) => {
      createActor(kid, { inspect }).start();
      createActor(kid, { inspect }).start();
    },
  },
];
