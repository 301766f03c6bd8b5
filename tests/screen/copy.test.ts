import { testModel } from '../../packages/kit/vitest.ts';
import { model } from './copy.model.ts';

testModel(model);
