import { testModel } from '../kit/vitest.ts';
import { model } from './paymentNotices.model.ts';

testModel(model);
