import { testModel } from '../kit/vitest.ts';
import { model } from './smsCountdown.model.ts';

testModel(model);
