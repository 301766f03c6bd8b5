import { begun, testTour } from '../app/modelTour.ts';
import { model } from '../models/site.model.ts';

const paths = {
  advantages: '/',
  lender: '/About',
  contact: '/Contact',
  user: '/User',
};

// The sections with a frame have their own tests: the tour's script would be refused in a frame without scripts, which is reported.
testTour(begun(model, ...Object.keys(paths)), paths);
