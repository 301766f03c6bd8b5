import { testModel } from '../kit/vitest.ts';
import { model } from './landing.model.ts';

testModel(model);
