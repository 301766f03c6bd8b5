import { testModel } from '../../packages/kit/vitest.ts';
import { model } from './orderDetails.model.ts';

testModel(model);
