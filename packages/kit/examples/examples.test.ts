import { expect, test } from 'vitest';
import { explore, fullSuite, mutationScore } from '../index.ts';
import { testModel } from '../vitest.ts';
import { model as checkout } from './checkout.model.ts';
import { model as connection } from './connection.model.ts';
import { model as mediaPlayer } from './mediaPlayer.model.ts';

const models = [checkout, mediaPlayer, connection];

for (const model of models) testModel(model);

test.each(models)('detects nearly every mutant of $name with the full suite', (model) => {
  const graph = explore(model);
  const { killed, all } = mutationScore(graph, fullSuite(graph));
  expect(all).toBeGreaterThan(15);
  expect(killed / all).toBeGreaterThanOrEqual(0.95);
});
