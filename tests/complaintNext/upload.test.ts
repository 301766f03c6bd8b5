import { testModel } from '../kit/vitest.ts';
import { model } from './upload.model.ts';

testModel(model);
