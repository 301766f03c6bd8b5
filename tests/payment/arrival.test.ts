import { testModel } from '../../packages/kit/vitest.ts';
import { model } from './arrival.model.ts';

testModel(model);
