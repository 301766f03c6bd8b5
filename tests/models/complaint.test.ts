import { testModel } from '../kit/vitest.ts';
import { model } from './complaint.model.ts';

testModel(model);
