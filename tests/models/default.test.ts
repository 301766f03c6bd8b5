import { flowNames } from '../../services/visit/flows.ts';
import type { Model } from '../../packages/kit/index.ts';
import { testModel } from '../../packages/kit/vitest.ts';

const models = import.meta.glob<{ model: Model }>('../*/*.model.ts');
const tested = import.meta.glob('../*/*.test.ts');

// Flows without their own test file are tested here; a large model has its own, which vitest can run in parallel.
for (const name of flowNames.filter((flow) => !(`../${flow}/${flow}.test.ts` in tested))) {
  const found = await models[`../${name}/${name}.model.ts`]?.();
  if (!found) throw new Error(`The flow ${name} has no tests/${name}/${name}.model.ts`);
  testModel(found.model, `tests/${name}/${name}.model.ts`);
}
