import { testModel } from '../../packages/kit/vitest.ts';
import { model } from './registration.model.ts';

testModel(model);
