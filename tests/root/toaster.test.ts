import { testModel } from '../../packages/kit/vitest.ts';
import { model } from './toaster.model.ts';

testModel(model);
