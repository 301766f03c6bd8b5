import { testModel } from '../../packages/kit/vitest.ts';
import { model } from './instructions.model.ts';

testModel(model);
