import { testModel } from '../../packages/kit/vitest.ts';
import { model } from './calendar.model.ts';

testModel(model);
