import { testModel } from '../../packages/kit/vitest.ts';
import { model } from './timeLeft.model.ts';

testModel(model);
