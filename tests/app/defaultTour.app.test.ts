import { flowNames } from '../../services/visit/flows.ts';
import type { Model } from '../../packages/kit/index.ts';
import { testTour, without } from './modelTour.ts';

const models = import.meta.glob<{ model: Model }>('../*/*.model.ts');
const tours = import.meta.glob('../*/tour.app.test.ts');

for (const name of flowNames.filter((flow) => !(`../${flow}/tour.app.test.ts` in tours))) {
  const found = await models[`../${name}/${name}.model.ts`]?.();
  // copy.model.ts has the shell's response to a copy.
  if (found) testTour(without(found.model, 'bridge.answered'));
}
