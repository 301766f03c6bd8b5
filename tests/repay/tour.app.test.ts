import { testTour, without } from '../app/modelTour.ts';
import { model } from '../models/repay.model.ts';

// What the shell answers to a copy is its own: it is tried in repay.app.test.ts.
testTour(without(model, 'bridge.answered', 'screen.returned'), {
  instalment: '/repay?productId=p1&orderId=o1&deviceId=d1',
  extension: '/repayDelay?productId=p1&orderId=o1&deviceId=d1',
});
