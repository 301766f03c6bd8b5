import { testModel } from '../kit/vitest.ts';
import { model } from './testPreview.model.ts';

testModel(model);
