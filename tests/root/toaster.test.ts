import { testModel } from '../kit/vitest.ts';
import { model } from './toaster.model.ts';

testModel(model);
