import { testModel } from '../../packages/kit/vitest.ts';
import { model } from './captcha.model.ts';

testModel(model);
