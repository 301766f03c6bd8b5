import { testModel } from '../kit/vitest.ts';
import { model } from './timeLeft.model.ts';

testModel(model);
