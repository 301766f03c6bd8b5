import { testModel } from '../../packages/kit/vitest.ts';
import { model } from './smsCountdown.model.ts';

testModel(model);
