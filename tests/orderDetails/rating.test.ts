import { testModel } from '../kit/vitest.ts';
import { model } from './rating.model.ts';

testModel(model);
