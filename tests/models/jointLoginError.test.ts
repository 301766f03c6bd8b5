import { testModel } from '../kit/vitest.ts';
import { model } from './jointLoginError.model.ts';

testModel(model);
