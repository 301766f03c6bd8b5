import { render } from '@testing-library/react';
import { createActor, setup } from 'xstate';
import { chartOf } from '../charts/chart.ts';
import type { PlacedChart } from '../charts/layout.ts';
import type { Frame } from '../frames/frame.ts';
import { Inspector } from '../page/Inspector.tsx';
import { createRuns, type Way } from '../page/runs.ts';
import '../page/inspector.css';
import { recordingTap } from './record.ts';

const confirmation = setup({
  types: {} as { events: { type: 'read' } | { type: 'agreed' } | { type: 'listed' } | { type: 'touched' } },
}).createMachine({
  id: 'confirmation',
  type: 'parallel',
  on: { touched: {} },
  states: {
    step: {
      initial: 'reading',
      states: {
        reading: { on: { read: 'judging' } },
        judging: { always: 'reviewing' },
        reviewing: { on: { agreed: 'sent' } },
        sent: {},
      },
    },
    list: { initial: 'loading', states: { loading: { on: { listed: 'there' } }, there: {} } },
  },
});

export const app = setup({ actors: { confirmation } }).createMachine({
  id: 'app',
  initial: 'shown',
  states: {
    shown: { invoke: { id: 'screen', src: 'confirmation' }, on: { left: 'elsewhere' } },
    elsewhere: {},
  },
});

const drawn = chartOf(confirmation);
const chart: PlacedChart = {
  ...drawn,
  file: 'confirmation.ts',
  layout: {
    width: 600,
    height: drawn.nodes.length * 1_000,
    nodes: Object.fromEntries(drawn.nodes.map(({ id }, index) => [id, [20, index * 1_000, 200, 60]])),
    arrows: drawn.edges.map(({ id, source, target = source }, index) => ({
      from: source,
      to: target,
      edges: [{ id, lines: [id] }],
      points: [
        [300, index * 100],
        [400, index * 100],
      ],
    })),
  },
};
export const visited = {
  id: drawn.id,
  hash: drawn.hash,
  edges: {},
  entries: { 'step.reading': 1 },
  dwell: {},
  ends: ['step.reading'],
};
const charts = {
  add: () => undefined,
  all: () => [chart],
  get: () => chart,
  subscribe: () => () => true,
  version: () => 1,
};

export const desk = () => {
  const runs = createRuns();
  render(<Inspector runs={runs} charts={charts} command={() => undefined} hint={null} />);
  let began = 0;
  const phone = (name: string, way: Way | undefined = 'browser') => {
    const { frames, inspect, begin, end } = recordingTap({ run: name });
    begin({ phone: name, page: 'app', device: 'android 360×800', isInSandbox: true });
    const actor = createActor(app, { inspect }).start();
    const tell = (run: string, since: number) =>
      runs.add(
        frames.map((frame) => ({ ...frame, run, at: frame.at + since })),
        way,
      );
    began += 1_000;
    const since = began;
    const told = () => tell(name, since);
    told();
    return {
      send: (type: 'read' | 'agreed' | 'listed' | 'touched') => {
        actor.getSnapshot().children.screen?.send({ type });
        told();
      },
      leave: () => {
        actor.send({ type: 'left' });
        told();
      },
      close: () => {
        end();
        told();
      },
      /** Its actors have the same names in another run. */
      reload: (run: string) => tell(run, since + 1),
    };
  };
  return { phone, meet: runs.meet, add: runs.add };
};

export const inSight = () => {
  const stage = document.querySelector('.stage-scroll')?.getBoundingClientRect();
  return [...document.querySelectorAll('.picture .atomic')].flatMap((node) => {
    const { top, bottom } = node.getBoundingClientRect();
    return stage && top >= stage.top && bottom <= stage.bottom ? [node.getAttribute('data-node')] : [];
  });
};

export const counted = (...events: string[]): Frame[] =>
  [
    {
      kind: 'actor' as const,
      session: 'x:0',
      root: 'x:0',
      id: 'counter',
      chart: { id: 'counter', hash: 'h' },
    },
    { kind: 'snapshot' as const, session: 'x:0', status: 'active', value: 'counting', patch: { count: 0 } },
    ...events.flatMap((type, index) => [
      { kind: 'event' as const, session: 'x:0', type, cause: { by: 'person' as const } },
      {
        kind: 'microstep' as const,
        session: 'x:0',
        event: type,
        edges: [`counting ${type}`],
        guard: { name: `isDue${index}`, answer: index < 2 },
        patch: { count: index + 1 },
        cause: { by: 'person' as const, seq: 3 + index * 2 },
      },
    ]),
  ].map((draft, index) => ({ ...draft, v: 1, run: 'counted', seq: index + 1, at: index }));
