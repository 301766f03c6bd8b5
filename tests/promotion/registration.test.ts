import { testModel } from '../kit/vitest.ts';
import { model } from './registration.model.ts';

testModel(model);
