import { testModel } from '../kit/vitest.ts';
import { model } from './promotionTracker.model.ts';

testModel(model);
