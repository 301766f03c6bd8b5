import { testModel } from '../kit/vitest.ts';
import { model } from './repay.model.ts';

testModel(model);
