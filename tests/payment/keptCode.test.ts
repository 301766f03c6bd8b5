import { testModel } from '../kit/vitest.ts';
import { model } from './keptCode.model.ts';

testModel(model);
