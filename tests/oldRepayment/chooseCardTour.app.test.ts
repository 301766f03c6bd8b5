import { testTour } from '../app/modelTour.ts';
import { model } from '../models/chooseCard.model.ts';

testTour(model, '/ynRepayChoose?orderId=o1&couponId=c9');
