import { testModel } from '../kit/vitest.ts';
import { model } from './captcha.model.ts';

testModel(model);
