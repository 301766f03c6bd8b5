import { testModel } from '../kit/vitest.ts';
import { model } from './complaintNext.model.ts';

testModel(model);
