import { testModel } from '../../packages/kit/vitest.ts';
import { model } from './oldRepayment.model.ts';

testModel(model);
