import { testModel } from '../../packages/kit/vitest.ts';
import { model } from './connection.model.ts';

testModel(model);
