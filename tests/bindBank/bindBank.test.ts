import { testModel } from '../../packages/kit/vitest.ts';
import { model } from './bindBank.model.ts';

testModel(model);
