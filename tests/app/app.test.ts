import { testModel } from '../kit/vitest.ts';
import { model } from './app.model.ts';

testModel(model);
