import { testModel } from '../../packages/kit/vitest.ts';
import { model } from './pendingRequests.model.ts';

testModel(model);
