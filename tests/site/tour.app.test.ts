import { begun, testTour } from '../app/modelTour.ts';
import { model } from './site.model.ts';

const paths = {
  advantages: '/',
  lender: '/About',
  contact: '/Contact',
  user: '/User',
};

// The tour's script would be refused in a frame without scripts, so frames have their own tests.
testTour(begun(model, ...Object.keys(paths)), paths);
