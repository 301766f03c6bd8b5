import { testTour } from '../app/modelTour.ts';
import { internal } from '../kit/index.ts';
import { model } from '../models/repay.model.ts';

const { instalment } = model.inputs;

// What the shell answers to a copy is its own: it is tried in repay.app.test.ts.
testTour(
  {
    ...model,
    inputs: instalment ? { instalment } : {},
    events: { ...model.events, 'bridge.answered': internal, 'link.refused': internal },
  },
  '/repay?productId=p1&orderId=o1&deviceId=d1',
);
