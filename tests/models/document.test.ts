import { testModel } from '../kit/vitest.ts';
import { model } from './document.model.ts';

testModel(model);
