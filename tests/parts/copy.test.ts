import { testModel } from '../kit/vitest.ts';
import { model } from './copy.model.ts';

testModel(model);
