import { testModel } from '../../packages/kit/vitest.ts';
import { model } from './outcomeUnknown.model.ts';

testModel(model);
