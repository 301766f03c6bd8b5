import { flowNames } from '../../services/visit/flows.ts';
import type { Screen } from '../../views/screens/defineScreen.ts';
import { wordingOf } from '../../views/screens/table.ts';
import { loadWording } from '../../views/wording/wording.ts';
import type { Model } from '../../packages/kit/index.ts';
import { testView } from '../../packages/kit/run/view.tsx';
import { screenHarness } from './harness.tsx';

const models = import.meta.glob<{ model: Model }>('../*/*.model.ts');
const screens = import.meta.glob<{ screen: Screen }>('../../views/screens/*.screen.{ts,tsx}');
const tested = import.meta.glob('../*/*.view.test.tsx');

const screenOf = (name: string) =>
  screens[`../../views/screens/${name}.screen.ts`] ?? screens[`../../views/screens/${name}.screen.tsx`];

// Screens without their own test file are tested here; those with a large model or additional view setup have one.
for (const name of flowNames.filter((flow) => !(`../${flow}/${flow}.view.test.tsx` in tested))) {
  const [found, chunk] = await Promise.all([models[`../${name}/${name}.model.ts`]?.(), screenOf(name)?.()]);
  if (!found || !chunk) throw new Error(`The flow ${name} has no model, or no screen of its name`);
  await loadWording('spec', ['common', ...wordingOf(name)]);
  testView(found.model, {
    ...screenHarness(chunk.screen.View),
    modelFile: `tests/${name}/${name}.model.ts`,
  });
}
