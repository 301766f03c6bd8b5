import { testModel } from '../kit/vitest.ts';
import { model } from './orderDetails.model.ts';

testModel(model);
