import { testModel } from '../kit/vitest.ts';
import { model } from './complaintDetails.model.ts';

testModel(model);
