import { testModel } from '../../packages/kit/vitest.ts';
import { model } from './keptCode.model.ts';

testModel(model);
