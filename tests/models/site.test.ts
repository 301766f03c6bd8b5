import { testModel } from '../kit/vitest.ts';
import { model } from './site.model.ts';

testModel(model);
