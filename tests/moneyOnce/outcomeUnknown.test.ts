import { testModel } from '../kit/vitest.ts';
import { model } from './outcomeUnknown.model.ts';

testModel(model);
