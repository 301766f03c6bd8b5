import { begun, testTour, without } from '../app/modelTour.ts';
import { model } from './repay.model.ts';

// copy.model.ts has the shell's response to a copy.
testTour(
  begun(without(model, 'bridge.answered', 'screen.returned'), 'instalment', 'extension'),
  {
    instalment: '/repay?productId=p1&orderId=o1&deviceId=d1',
    extension: '/repayDelay?productId=p1&orderId=o1&deviceId=d1',
  },
  {
    // The page's clock and the model's differ about a code's expiry, which liveCode.test.ts covers.
    stage: { can: (move, seen) => move.by !== 'time' || !seen.matches('codeMade') },
  },
);
