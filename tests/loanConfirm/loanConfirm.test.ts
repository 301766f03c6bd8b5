import { testModel } from '../kit/vitest.ts';
import { model } from './loanConfirm.model.ts';

testModel(model);
