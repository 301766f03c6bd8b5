import { testModel } from '../kit/vitest.ts';
import { model } from './instructions.model.ts';

testModel(model);
