import { testModel } from '../kit/vitest.ts';
import { model } from './pending.model.ts';

testModel(model);
