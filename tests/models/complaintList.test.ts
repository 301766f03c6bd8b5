import { testModel } from '../kit/vitest.ts';
import { model } from './complaintList.model.ts';

testModel(model);
