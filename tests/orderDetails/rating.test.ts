import { testModel } from '../../packages/kit/vitest.ts';
import { model } from './rating.model.ts';

testModel(model);
