import { expect, test } from 'vitest';
import { model } from './tests/codeEntry.model.ts';
import { explore, fullSuite, mutationScore, runLive, runPure } from './index.ts';

const graph = explore(model);
const suite = fullSuite(graph);
const [path] = suite;
if (!path) throw new Error('the suite is empty');

const tried = graph.edges.length + graph.vertices.reduce((sum, { refused }) => sum + refused.length, 0);

/** A tenth of what was measured on a slow machine with two cores: slower than this is a regression, not noise. */
const leastPerSecond = { transitions: 2_000, purePaths: 100, livePaths: 100 };

test('transitions explored and paths run per second', async ({ bench }) => {
  const explored = await bench(`exploring ${tried} transitions`, () => void explore(model)).run();
  const pure = await bench(`a path of ${path.steps.length} steps, pure`, () =>
    void runPure(model, path)).run();
  const live = await bench(`a path of ${path.steps.length} steps, live actor`, () =>
    void runLive(model, path)).run();
  await bench('the mutation score of 37 mutants', () => void mutationScore(graph, suite)).run();
  expect(explored.throughput.mean * tried).toBeGreaterThan(leastPerSecond.transitions);
  expect(pure.throughput.mean).toBeGreaterThan(leastPerSecond.purePaths);
  expect(live.throughput.mean).toBeGreaterThan(leastPerSecond.livePaths);
});
