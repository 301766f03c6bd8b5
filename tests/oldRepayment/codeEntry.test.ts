import { testModel } from '../../packages/kit/vitest.ts';
import { model } from './codeEntry.model.ts';

testModel(model);
