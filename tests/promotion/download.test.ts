import { testModel } from '../../packages/kit/vitest.ts';
import { model } from './download.model.ts';

testModel(model);
