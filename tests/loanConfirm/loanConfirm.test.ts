import { testModel } from '../../packages/kit/vitest.ts';
import { model } from './loanConfirm.model.ts';

testModel(model);
