import { expect, test } from 'vitest';
import type { ActorRefFrom, AnyActor } from 'xstate';
import { CodeEntry } from './tests/CodeEntry.tsx';
import { model } from './tests/codeEntry.model.ts';
import type { codeEntry } from './tests/machines.ts';
import { explore, transitionTour } from './index.ts';
import { runView } from './run/view.tsx';

const draw = (actor: AnyActor) => <CodeEntry actor={actor as unknown as ActorRefFrom<typeof codeEntry>} />;
const [path] = transitionTour(explore(model));
if (!path) throw new Error('the tour is empty');

test('paths per second on a view', async ({ bench }) => {
  // Awaited here: the runs share one page, so they must not overlap.
  const run = async () => {
    await runView(model, path, { draw });
  };
  const { throughput } = await bench(`a path of ${path.steps.length} steps, React view`, run).run({
    warmup: false,
  });
  expect(throughput.mean).toBeGreaterThan(2);
});
