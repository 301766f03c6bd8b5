import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, setup } from 'xstate';
import { chartOf } from '../../inspector/charts/chart.ts';
import type { PlacedChart } from '../../inspector/charts/layout.ts';
import { Inspector } from '../../inspector/page/Inspector.tsx';
import { createRuns } from '../../inspector/page/runs.ts';
import '../../inspector/page/inspector.css';
import { recordingTap } from './record.ts';

/** A confirmation in two regions: the step that the borrower is at, and a list that is loaded beside it. */
const confirmation = setup({
  types: {} as { events: { type: 'read' } | { type: 'agreed' } | { type: 'listed' } | { type: 'touched' } },
}).createMachine({
  id: 'screen',
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

/** Its chart, in which every state is a screen below the one before. */
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
const charts = {
  add: () => undefined,
  all: () => [chart],
  get: () => chart,
  subscribe: () => () => undefined,
  version: () => 1,
};

/** The inspector at a desk, and phones that it hears. */
const desk = () => {
  const runs = createRuns();
  render(<Inspector runs={runs} charts={charts} command={() => undefined} />);
  const phone = (name: string) => {
    const { frames, inspect, begin } = recordingTap(name);
    begin({ phone: name, page: 'app', device: 'android 360×800' });
    const actor = createActor(confirmation, { inspect }).start();
    const told = () => runs.add(frames);
    told();
    return {
      send: (type: 'read' | 'agreed' | 'listed' | 'touched') => {
        actor.send({ type });
        told();
      },
    };
  };
  return { phone };
};

/** States of the chart that are in sight. */
const inSight = () => {
  const stage = document.querySelector('.stage-scroll')?.getBoundingClientRect();
  return [...document.querySelectorAll('.picture .atomic')].flatMap((node) => {
    const { top, bottom } = node.getBoundingClientRect();
    return stage && top >= stage.top && bottom <= stage.bottom ? [node.getAttribute('data-node')] : [];
  });
};

beforeEach(() => page.viewport(1280, 800));
afterEach(async () => {
  cleanup();
  await page.viewport(360, 800);
});

it('the chart shows the step that was just made, and stays there while nothing else is', async () => {
  const { send } = desk().phone('one');
  await expect.poll(inSight).toEqual(['step.reading']);
  send('read');
  await expect.poll(inSight).toEqual(['step.reviewing']);
  send('touched');
  await expect.poll(() => document.querySelector('.log')?.textContent).toContain('touched');
  expect(inSight()).toEqual(['step.reviewing']);
  send('listed');
  await expect.poll(inSight).toEqual(['list.there']);
  send('agreed');
  await expect.poll(inSight).toEqual(['step.sent']);
});
