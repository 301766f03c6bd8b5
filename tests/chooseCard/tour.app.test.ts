import { testTour, without } from '../app/modelTour.ts';
import { model } from './chooseCard.model.ts';

// Pending requests are in the ledger of the built app, which tests/pendingRequests covers.
testTour(without(model, 'screen.returned'), '/ynRepayChoose?orderId=o1&couponId=c9');
