import { testModel } from '../../packages/kit/vitest.ts';
import { model } from './app.model.ts';

testModel(model);
