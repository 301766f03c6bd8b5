import { testModel } from '../kit/vitest.ts';
import { model } from './oldRepayment.model.ts';

testModel(model);
