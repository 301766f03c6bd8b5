import { testModel } from '../kit/vitest.ts';
import { model } from './tracker.model.ts';

testModel(model);
