import { testModel } from '../kit/vitest.ts';
import { model } from './customerService.model.ts';

testModel(model);
