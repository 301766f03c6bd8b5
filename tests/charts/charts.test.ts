import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createMachine, setup } from 'xstate';
import { placedCharts } from '../../tools/charts/placedCharts.ts';
import { byHand, chartFiles, folder } from '../../tools/charts/docs.ts';
import { layoutOf } from '../../packages/inspector/build/layout.ts';
import { findMachines } from '../../tools/charts/machines.ts';
import { chartOf } from '../../packages/inspector/charts/chart.ts';
import type { Box } from '../../packages/inspector/charts/layout.ts';
import { configOf } from '../../packages/inspector/exports/config.ts';
import { chartOf as kitChartOf } from '../../packages/kit/chart.ts';

const files = await chartFiles();
const machines = await findMachines();
const charts = await placedCharts();

describe('docs/charts', () => {
  it('keeps docs/charts as `npm run charts` writes it', () => {
    const stale = [...files].filter(([name, text]) => {
      const file = new URL(name, folder);
      return !existsSync(file) || readFileSync(file, 'utf8') !== text;
    });
    expect(stale.map(([name]) => name)).toEqual([]);
  });

  it('has no chart of a removed machine', () => {
    expect(readdirSync(folder).filter((name) => !files.has(name) && !byHand.includes(name))).toEqual([]);
  });

  it("fits every chart on a reader's page", () => {
    // On a page 830 pixels wide a letter keeps at least half its size; a click opens the picture at full size.
    expect(charts.filter(({ layout }) => layout.width > 1_720).map(({ id }) => id)).toEqual([]);
  });
});

const overlap = ([x, y, width, height]: Box, [left, top, across, down]: Box) =>
  x < left + across && left < x + width && y < top + down && top < y + height;
const holds = ([x, y, width, height]: Box, [left, top, across, down]: Box) =>
  left >= x && top >= y && left + across <= x + width && top + down <= y + height;

describe.each(charts.map((chart) => [chart.id, chart] as const))('the layout of %s', (_id, chart) => {
  const boxOf = (id: string) => chart.layout.nodes[id] ?? [0, 0, 0, 0];

  it('puts every state inside the one around it, apart from its neighbours', () => {
    const faults = chart.nodes.flatMap((node) => {
      const { parent } = node;
      const siblings = chart.nodes.filter((other) => other.parent === parent && other.id < node.id);
      return [
        ...(parent !== undefined && !holds(boxOf(parent), boxOf(node.id)) ? [`${node.id} sticks out`] : []),
        ...siblings
          .filter((other) => overlap(boxOf(node.id), boxOf(other.id)))
          .map(({ id }) => `${node.id} on ${id}`),
      ];
    });
    expect(faults).toEqual([]);
  });

  it('draws every edge, on an arrow or in the box of the state that it stays in', () => {
    const drawn = new Set(chart.layout.arrows.flatMap(({ edges }) => edges.map(({ id }) => id)));
    expect(chart.edges.filter(({ id, target }) => target !== undefined && !drawn.has(id))).toEqual([]);
  });
});

describe('a chart as data', () => {
  it.each(machines.map(({ machine }) => [machine.id, machine] as const))(
    'gives %s the ids of the coverage, and imports its own export',
    (_id, machine) => {
      const chart = chartOf(machine);
      expect(chart.edges.map(({ id }) => id)).toEqual(kitChartOf(machine).transitions.map(({ id }) => id));
      expect(new Set(chart.edges.map(({ id }) => id)).size).toBe(chart.edges.length);
      expect(chartOf(createMachine(configOf(chart) as never)).hash).toBe(chart.hash);
    },
  );

  const example = (target: 'b' | 'c') =>
    setup({
      types: {} as { events: { type: 'went' } },
      guards: { isFull: () => true },
      delays: { limit: 5_000 },
    }).createMachine({
      id: 'example',
      initial: 'a',
      states: {
        a: {
          on: { went: [{ guard: 'isFull', target }, { target: 'c' }] },
          after: { limit: { target: 'b' } },
        },
        b: { tags: 'busy' },
        c: { type: 'final' },
      },
    });

  it('changes its hash with its transitions, not with its texts', () => {
    expect(chartOf(example('b')).hash).not.toBe(chartOf(example('c')).hash);
    const told = createMachine({
      ...(configOf(chartOf(example('b'))) as object),
      description: 'In words',
    } as never);
    expect(chartOf(told).hash).toBe(chartOf(example('b')).hash);
  });

  it('lists guards, delays and the places of arrows', async () => {
    const chart = chartOf(example('b'));
    expect(chart.edges).toContainEqual({
      id: 'a after limit',
      source: 'a',
      target: 'b',
      event: 'after limit',
      actions: [],
      ms: 5_000,
    });
    expect(chart.edges).toContainEqual(expect.objectContaining({ id: 'a went[0]', guard: 'isFull' }));
    const layout = await layoutOf(chart);
    expect(layout.arrows.find(({ from, to }) => from === 'a' && to === 'c')?.edges).toEqual([
      { id: 'a went[1]', lines: ['went'] },
    ]);
  });
});
