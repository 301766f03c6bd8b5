import { expect, it } from 'vitest';
import { sumOf } from '../../packages/inspector/usage/usage.ts';
import { explore, fullSuite, strayedFrom } from '../../packages/kit/index.ts';
import { neglected } from '../../packages/kit/usage.ts';
import { model } from '../complaint/complaint.model.ts';
import { visitsOf } from '../simulation/usage.ts';

it('lists what borrowers and tests leave out, and passes walks that follow borrowers', async () => {
  const complaints = await visitsOf(
    Array.from({ length: 20 }, (_, index) => index + 1),
    'complains',
  );
  const graph = explore(model);
  const sum = [...sumOf(complaints).values()].find(({ id }) => id === 'complaint');
  if (!sum) throw new Error('Nobody complained');
  expect(neglected(graph, fullSuite(graph), sum).byTests).toEqual([]);
  const [taken = ''] = Object.keys(sum.edges);
  expect(neglected(graph, [], sum).byTests[0]?.taken).toBe(Math.max(...Object.values(sum.edges)));
  expect(neglected(graph, [], sum).byBorrowers).not.toContain(taken);
  expect(strayedFrom(graph, fullSuite(graph), { runs: 20, seed: 7, usage: sum })).toBeUndefined();
});
