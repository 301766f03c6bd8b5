import { begun, testTour } from '../app/modelTour.ts';
import { model } from '../models/site.model.ts';

const paths = {
  advantages: '/',
  lender: '/About',
  contact: '/Contact',
  user: '/User',
};

// The sections with a frame have tests of their own: the tour's script in a page would be refused, and heard of, in a frame without script.
testTour(begun(model, ...Object.keys(paths)), paths);
