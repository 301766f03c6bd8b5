import { testModel } from '../../packages/kit/vitest.ts';
import { model } from './ledger.model.ts';

testModel(model);
