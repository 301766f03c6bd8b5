import { testTour } from '../app/modelTour.ts';
import { model } from '../models/site.model.ts';

testTour(model, {
  advantages: '/',
  guide: '/Loan',
  lender: '/About',
  contact: '/Contact',
  privacy: '/Policy',
  user: '/User',
});
