import { testModel } from '../../packages/kit/vitest.ts';
import { model } from './repay.model.ts';

testModel(model);
