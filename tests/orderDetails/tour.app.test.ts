import { testTour } from '../app/modelTour.ts';
import { model } from '../models/orderDetails.model.ts';

testTour(model, '/loanDetail?productId=p1&orderId=o1&market=1');
