import { testTour, without } from '../app/modelTour.ts';
import { model } from './chooseCard.model.ts';

// Pending requests are in the built app, where tests/pendingRequests covers them.
testTour(without(model, 'screen.returned'), '/ynRepayChoose?orderId=o1&couponId=c9');
