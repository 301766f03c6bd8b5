import { testModel } from '../kit/vitest.ts';
import { model } from './ledger.model.ts';

testModel(model);
