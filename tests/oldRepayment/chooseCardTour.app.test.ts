import { begun, testTour, without } from '../app/modelTour.ts';
import { model } from '../models/chooseCard.model.ts';

// What is open when the page begins, or is come back to, is in the ledger of the built app: money.app.test.ts walks it.
testTour(without(begun(model, 'plain'), 'screen.returned'), '/ynRepayChoose?orderId=o1&couponId=c9');
