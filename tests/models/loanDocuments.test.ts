import { testModel } from '../kit/vitest.ts';
import { model } from './loanDocuments.model.ts';

testModel(model);
