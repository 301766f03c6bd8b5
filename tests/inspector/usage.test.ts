import { afterEach, expect, it, vi } from 'vitest';
import { stubPage } from '../../packages/inspector/tests/page.ts';
import { parseVisits, sumOf } from '../../packages/inspector/usage/usage.ts';
import { createVisitCounter } from '../../packages/inspector/usage/visits.ts';
import { explore, fullSuite, strayedFrom } from '../../packages/kit/index.ts';
import { neglected } from '../../packages/kit/usage.ts';
import { model } from '../loanConfirm/loanConfirm.model.ts';
import { visitsOf } from '../simulation/usage.ts';
import { canaries } from './canaries.ts';
import { playSessions } from './session.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('counts edges, entries, stays and ends, and nothing from outside', async () => {
  stubPage('http://app.test');
  let time = 0;
  const counter = createVisitCounter(() => {
    time += 50;
    return time;
  });
  await playSessions(counter.inspect);
  const visit = counter.visit();
  expect(JSON.stringify(visit)).not.toMatch(canaries);
  expect(parseVisits(JSON.parse(JSON.stringify([visit])))).toEqual([visit]);
  const order = visit.charts.find(({ id }) => id === 'orderDetails');
  expect(order?.edges['shown.dialog.none repayment.chosen']).toBe(1);
  expect(order?.entries['loading']).toBeGreaterThan(5);
  expect(Object.keys(visit)).toEqual(['v', 'charts']);
  for (const { edges, entries } of visit.charts)
    expect(
      [...Object.values(edges), ...Object.values(entries)].every((count) => Number.isInteger(count)),
    ).toBe(true);
});

it('lists what borrowers and tests leave out, and passes walks that follow borrowers', async () => {
  const loans = await visitsOf(
    Array.from({ length: 20 }, (_, index) => index + 1),
    'takes a loan',
  );
  const graph = explore(model);
  const sum = [...sumOf(loans).values()].find(({ id }) => id === 'loanConfirm');
  if (!sum) throw new Error('Nobody confirmed a loan');
  expect(neglected(graph, fullSuite(graph), sum).byTests).toEqual([]);
  const [taken = ''] = Object.keys(sum.edges);
  expect(neglected(graph, [], sum).byTests[0]?.taken).toBe(Math.max(...Object.values(sum.edges)));
  expect(neglected(graph, [], sum).byBorrowers).not.toContain(taken);
  expect(strayedFrom(graph, fullSuite(graph), { runs: 20, seed: 7, usage: sum })).toBeUndefined();
});
