import type { Model } from '../../packages/kit/index.ts';
import { testModel } from '../../packages/kit/vitest.ts';

const models = import.meta.glob<{ model: Model }>('../*/*.model.ts');
const tested = import.meta.glob('../*/*.test.ts');

// Models without their own test file are tested here; a large model has its own, which vitest can run in parallel.
for (const [file, load] of Object.entries(models)) {
  if (file.replace('.model.ts', '.test.ts') in tested) continue;
  const { model } = await load();
  testModel(model, file.replace('..', 'tests'));
}
