import { testModel } from '../../packages/kit/vitest.ts';
import { model } from './upload.model.ts';

testModel(model);
