import { testModel } from '../../packages/kit/vitest.ts';
import { model } from './recommendation.model.ts';

testModel(model);
