import { testModel } from '../../packages/kit/vitest.ts';
import { model } from './complaintNext.model.ts';

testModel(model);
