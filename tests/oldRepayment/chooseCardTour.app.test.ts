import { testTour, without } from '../app/modelTour.ts';
import { model } from '../models/chooseCard.model.ts';

// Pending requests are in the ledger of the built app: tests/money walks them.
testTour(without(model, 'screen.returned'), '/ynRepayChoose?orderId=o1&couponId=c9');
