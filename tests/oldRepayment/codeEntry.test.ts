import { testModel } from '../kit/vitest.ts';
import { model } from './codeEntry.model.ts';

testModel(model);
