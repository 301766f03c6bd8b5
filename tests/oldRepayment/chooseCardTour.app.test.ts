import { shellSays } from '../app/builtApp.ts';
import { testTour } from '../app/modelTour.ts';
import { model } from '../models/chooseCard.model.ts';

testTour(model, '/ynRepayChoose?orderId=o1&couponId=c9', {
  signals: { 'screen.returned': (page) => shellSays(page, 'resume') },
});
