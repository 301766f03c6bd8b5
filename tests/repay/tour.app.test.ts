import { begun, testTour, without } from '../app/modelTour.ts';
import { model } from '../models/repay.model.ts';

// What the shell answers to a copy is its own: it is tried in repay.app.test.ts.
testTour(
  begun(without(model, 'bridge.answered', 'screen.returned'), 'instalment', 'extension'),
  {
    instalment: '/repay?productId=p1&orderId=o1&deviceId=d1',
    extension: '/repayDelay?productId=p1&orderId=o1&deviceId=d1',
  },
  {
    // The page's clock and the model's do not say the same of a code's expiry: liveCode.test.ts has it.
    stage: { can: (move, seen) => move.by !== 'time' || !seen.matches('codeMade') },
  },
);
