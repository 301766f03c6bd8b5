import { begun, testTour, without } from '../app/modelTour.ts';
import { model } from '../models/repay.model.ts';

// What the shell answers to a copy is its own: it is tried in repay.app.test.ts.
testTour(
  without(begun(model, 'instalment'), 'bridge.answered', 'link.refused'),
  '/repay?productId=p1&orderId=o1&deviceId=d1',
);
