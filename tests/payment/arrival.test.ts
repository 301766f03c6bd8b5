import { testModel } from '../kit/vitest.ts';
import { model } from './arrival.model.ts';

testModel(model);
