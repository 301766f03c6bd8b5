import { testTour } from '../app/modelTour.ts';
import { model } from '../models/loanDocuments.model.ts';

testTour(model, '/loanDocuments?productId=p1&orderId=o1');
