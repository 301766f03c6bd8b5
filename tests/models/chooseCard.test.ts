import { testModel } from '../kit/vitest.ts';
import { model } from './chooseCard.model.ts';

testModel(model);
