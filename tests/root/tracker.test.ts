import { testModel } from '../../packages/kit/vitest.ts';
import { model } from './tracker.model.ts';

testModel(model);
