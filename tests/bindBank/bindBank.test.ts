import { testModel } from '../kit/vitest.ts';
import { model } from './bindBank.model.ts';

testModel(model);
