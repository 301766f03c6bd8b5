import { testModel } from '../../packages/kit/vitest.ts';
import { model } from './pending.model.ts';

testModel(model);
