import { testModel } from '../../packages/kit/vitest.ts';
import { model } from './landing.model.ts';

testModel(model);
