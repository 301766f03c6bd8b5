import { testModel } from '../kit/vitest.ts';
import { model } from './download.model.ts';

testModel(model);
