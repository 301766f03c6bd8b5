import { testModel } from '../../packages/kit/vitest.ts';
import { model } from './storedCode.model.ts';

testModel(model);
