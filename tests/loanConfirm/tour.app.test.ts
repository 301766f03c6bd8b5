import { begun, testTour, without } from '../app/modelTour.ts';
import { model } from './loanConfirm.model.ts';

// Only the root reports a return to the screen, and its own tests cover that.
testTour(without(begun(model, 'V3', 'variant 2', 'V2'), 'screen.returned'), {
  V3: '/confirm?productId=p1&orderId=o1',
  'variant 2': '/confirmOfPeriod?productId=p1',
  V2: '/confirmV2?productId=p1&orderId=o1',
});
