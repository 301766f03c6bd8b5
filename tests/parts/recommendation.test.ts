import { testModel } from '../kit/vitest.ts';
import { model } from './recommendation.model.ts';

testModel(model);
