import { testModel } from '../kit/vitest.ts';
import { model } from './repaymentCode.model.ts';

testModel(model);
