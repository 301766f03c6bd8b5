import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import { listLayout, manner } from '../charts/elk.ts';
import { layoutOf } from '../build/layout.ts';
import { type Chart, chartOf } from '../charts/chart.ts';
import { parseCharts } from '../charts/file.ts';
import { heededIn, keysIn, nameOf, nodesOf } from '../charts/ids.ts';
import { svgOf } from '../charts/picture.ts';
import { configOf } from '../exports/config.ts';
import { leavesOf } from '../page/values.ts';

const machineOf = (config: object): AnyStateMachine => createMachine(config as never);

const odd = machineOf({
  id: 'odd.one',
  initial: 'odd.one',
  states: {
    'odd.one': {
      initial: 'a b',
      states: { 'a b': { on: { c: 'b' } }, b: {}, last: { type: 'history', history: 'deep', target: 'b' } },
      on: {
        finished: 'end',
        always: { target: 'a', reenter: true },
        'x answers': 'a',
        'go[0]': 'a',
        go: ['a', 'end'],
      },
      onDone: 'a',
    },
    odd: { initial: 'one', states: { one: {} } },
    a: { on: { 'b c': 'odd', back: 'odd\\.one.last', both: { target: ['region.one.on', 'region.two.on'] } } },
    'x •': { initial: 'y', states: { y: { after: { 1000: '#odd\\.one.a' } } } },
    Ünïcode状態: { on: { '*': 'a', 'a.*': 'a' } },
    region: {
      type: 'parallel',
      states: {
        one: { initial: 'off', states: { off: {}, on: {} } },
        two: { initial: 'off', states: { off: {}, on: {} } },
      },
    },
    end: { type: 'final', output: { paid: true } },
  },
  output: 1,
});

const lamp = machineOf({
  id: 'lamp',
  initial: 'lamp',
  states: { lamp: { on: { pressed: 'dark' } }, dark: {} },
});

const inherited = machineOf({
  id: 'constructor',
  initial: 'constructor',
  states: {
    constructor: { on: { toString: 'toString' } },
    toString: { after: { valueOf: 'hasOwnProperty' } },
    hasOwnProperty: {},
  },
});

const uniqueOf = (names: readonly string[]) => [...new Set(names)];

describe('names of states and edges', () => {
  it.each([odd, lamp, inherited])('gives unique names to all states and edges', (machine) => {
    const { nodes, edges } = chartOf(machine);
    const names = nodes.map(({ id }) => id);
    const ids = edges.map(({ id }) => id);
    expect(uniqueOf(names)).toEqual(names);
    expect(uniqueOf(ids)).toEqual(ids);
  });

  it('parses a name back into the keys of the state and the event', () => {
    const below = nodesOf(odd).slice(1);
    expect(below.map((node) => keysIn(nameOf(node)))).toEqual(below.map(({ path }) => path));
    const heeded = chartOf(odd).edges.map(({ event }) => heededIn(event));
    expect(heeded).toContainEqual({ kind: 'finished' });
    expect(heeded).toContainEqual({ kind: 'event', type: 'finished' });
    expect(heeded).toContainEqual({ kind: 'event', type: 'x answers' });
    expect(heeded).toContainEqual({ kind: 'after', delay: '1000' });
  });

  it('refuses, with a message, names with which XState itself loses a state', () => {
    const lost = JSON.parse(
      '{ "id": "lost", "initial": "a", "states": { "a": {}, "__proto__": {} } }',
    ) as object;
    expect(() => chartOf(machineOf(lost))).toThrow("lost has a state called '__proto__'");
  });

  it('matches the names of the active states in a frame', () => {
    expect(leavesOf({ 'odd.one': 'a b' })).toEqual([String.raw`odd\.one.a b`]);
  });

  it('gives different names to any two states and edges', () => {
    const key = fc.oneof(
      fc.constantFrom('a', 'b', 'a.b', 'a b', 'm', '#m', '\\', 'x •', '"', 'finished', 'always', '状態'),
      fc.string({ minLength: 1 }),
    );
    // XState reads a trailing `*` of a descriptor as a wildcard, and reserves `xstate.`.
    const type = key.filter((name) => !name.includes('*') && !name.startsWith('xstate.'));
    fc.assert(
      fc.property(
        fc.uniqueArray(key, { minLength: 1 }),
        fc.uniqueArray(key, { minLength: 1 }),
        fc.uniqueArray(type),
        (outer, inner, events) => {
          const machine = machineOf({
            id: outer[0],
            initial: outer[0],
            states: Object.fromEntries(
              outer.map((name) => [
                name,
                {
                  initial: inner[0],
                  onDone: {},
                  states: Object.fromEntries(inner.map((within) => [within, {}])),
                  on: Object.fromEntries(events.map((event) => [event, [{}, {}]])),
                },
              ]),
            ),
          });
          const { nodes, edges } = chartOf(machine);
          expect(uniqueOf(nodes.map(({ id }) => id))).toHaveLength(nodes.length);
          expect(uniqueOf(edges.map(({ id }) => id))).toHaveLength(edges.length);
          const below = nodesOf(machine).slice(1);
          expect(below.map((node) => keysIn(nameOf(node)))).toEqual(below.map(({ path }) => path));
          expect(uniqueOf(edges.map(({ event }) => JSON.stringify(heededIn(event))))).toHaveLength(
            uniqueOf(edges.map(({ event }) => event)).length,
          );
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('a chart with everything that XState has', () => {
  it.each([odd, lamp, inherited])('survives JSON and createMachine unchanged', (machine) => {
    const chart = chartOf(machine);
    const again = chartOf(machineOf(JSON.parse(JSON.stringify(configOf(chart))) as object));
    expect(again).toEqual(chart);
  });

  it.each([odd, lamp, inherited])('lays out and draws a chart with every XState feature', async (machine) => {
    const chart = chartOf(machine);
    const layout = await layoutOf(chart);
    expect(chart.nodes.filter(({ id }) => layout.nodes[id] === undefined)).toEqual([]);
    const [read] = parseCharts(JSON.parse(JSON.stringify({ ...chart, file: '', layout })));
    expect(read && svgOf(read)).toContain('</svg>');
  });

  it('draws the memory of a history state, and an arrow to each of several targets', async () => {
    const chart = chartOf(odd);
    expect(chart.nodes).toContainEqual(
      expect.objectContaining({
        key: 'last',
        type: 'history',
        history: 'deep',
        initial: String.raw`odd\.one.b`,
      }),
    );
    const { arrows } = await layoutOf(chart);
    expect(arrows.filter(({ edges }) => edges.some(({ id }) => id === 'a both')).map(({ to }) => to)).toEqual(
      ['region.one.on', 'region.two.on'],
    );
    expect(svgOf({ ...chart, file: '', layout: await layoutOf(chart) })).toContain('last H*');
  });
});

const large = (states: number, events: number): Chart =>
  chartOf(
    machineOf({
      id: 'large',
      initial: 's0',
      states: Object.fromEntries(
        Array.from({ length: states }, (_, index) => [
          `s${index}`,
          {
            on: Object.fromEntries(
              Array.from({ length: events }, (__, event) => [
                `event.${event}`,
                `s${(index * 7 + event * 13 + 1) % states}`,
              ]),
            ),
          },
        ]),
      ),
    }),
  );

describe('the layout of a large chart', () => {
  /** Milliseconds: a busy machine is slow, and must not get a list of transitions in place of its layout. */
  const patience = 3_600_000;
  const overlaps = (chart: Chart, { nodes }: { nodes: Record<string, number[]> }) =>
    chart.nodes.slice(1).flatMap((one, index, all) =>
      all.slice(index + 1).flatMap((other) => {
        const [[x = 0, y = 0, w = 0, h = 0], [left = 0, top = 0, across = 0, down = 0]] = [
          nodes[one.id] ?? [],
          nodes[other.id] ?? [],
        ];
        return x < left + across && left < x + w && y < top + down && top < y + h
          ? [`${one.id} on ${other.id}`]
          : [];
      }),
    );

  it.each([
    [60, 3, 'listed'],
    [300, 3, 'listed'],
    [300, 1, 'quick'],
    [12, 3, 'quick'],
    [20, 2, 'best'],
  ] as const)('of %i states with %i events each is %s', async (states, events, how) => {
    const chart = large(states, events);
    expect(manner(chart)).toBe(how);
    const layout = await layoutOf(chart, patience);
    expect(overlaps(chart, layout)).toEqual([]);
    const text = svgOf({ ...chart, file: '', layout });
    expect(chart.edges.filter(({ event }) => !text.includes(event))).toEqual([]);
    expect(layout.isListed === true).toBe(how === 'listed');
  });

  const charted = (states: number, on: (index: number) => Record<string, string>): Chart =>
    chartOf(
      machineOf({
        id: 'large',
        initial: 's0',
        states: Object.fromEntries(
          Array.from({ length: states }, (_, index) => [`s${index}`, { on: on(index) }]),
        ),
      }),
    );

  const shapes: [string, Chart][] = [
    ['a chain of 300', charted(300, (index) => ({ next: `s${(index + 1) % 300}` }))],
    [
      'a chain of 150 with ways back and ways out',
      charted(150, (index) => ({
        next: `s${(index + 1) % 150}`,
        ...(index % 5 === 4 && { back: `s${index - 3}` }),
        ...(index % 20 === 10 && { cancelled: 's0' }),
      })),
    ],
    ['a chain of 60', charted(60, (index) => ({ next: `s${(index + 1) % 60}` }))],
    [
      'a star of 300',
      charted(300, (index) =>
        index > 0
          ? {}
          : Object.fromEntries(Array.from({ length: 299 }, (_, to) => [`chosen.${to}`, `s${to + 1}`])),
      ),
    ],
    [
      'a tree of 255',
      charted(
        255,
        (index) =>
          (index > 126 ? {} : { left: `s${2 * index + 1}`, right: `s${2 * index + 2}` }) as Record<
            string,
            string
          >,
      ),
    ],
  ];
  it.each(shapes)('lays out the chart of %s on a few screens, with every edge', async (_name, chart) => {
    const layout = await layoutOf(chart, patience);
    expect(layout.width).toBeLessThan(5_200);
    expect(layout.height).toBeLessThan(6_000);
    expect(overlaps(chart, layout)).toEqual([]);
    const drawn = new Set(layout.arrows.flatMap(({ edges }) => edges.map(({ id }) => id)));
    const written = new Set(layout.isListed ? chart.edges.map(({ id }) => id) : layout.listed);
    expect(chart.edges.filter(({ id }) => drawn.has(id) === written.has(id))).toEqual([]);
    const text = svgOf({ ...chart, file: '', layout });
    expect(chart.edges.filter(({ event }) => !text.includes(event))).toEqual([]);
    for (const { from, to, points } of layout.arrows)
      for (const [id, point] of [
        [from, points[0]],
        [to, points.at(-1)],
      ] as const) {
        const [[left = 0, top = 0, width = 0, height = 0] = [], [x = 0, y = 0] = []] = [
          layout.nodes[id],
          point,
        ];
        expect([x >= left - 1, x <= left + width + 1, y >= top - 1, y <= top + height + 1]).toEqual([
          true,
          true,
          true,
          true,
        ]);
      }
  });

  test('writes transitions in boxes when elk times out, and lays out the next chart without delay', async () => {
    const [late, next] = await Promise.all([layoutOf(large(30, 2), 1), layoutOf(large(5, 1))]);
    expect(late).toEqual(listLayout(large(30, 2)));
    expect(next.arrows).toHaveLength(6);
  });
});
