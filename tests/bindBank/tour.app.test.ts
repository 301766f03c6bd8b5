import { testTour } from '../app/modelTour.ts';
import { model } from './bindBank.model.ts';

testTour(model, {
  'by itself': '/bindBank?productId=p1',
  'from an order': '/bindCard?productId=p1&orderId=o1&source=loanDetail',
});
