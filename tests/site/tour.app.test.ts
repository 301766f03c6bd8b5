import { testTour } from '../app/modelTour.ts';
import { onTheWire } from '../kit/run/app.ts';
import { transitionTour } from '../kit/index.ts';
import { model } from '../models/site.model.ts';

const paths: Record<string, string> = {
  advantages: '/',
  lender: '/About',
  contact: '/Contact',
  user: '/User',
};

// The sections with a frame have tests of their own: the tour's script in a page would be refused, and heard of, in a frame without script.
testTour(
  model,
  paths,
  transitionTour(onTheWire(model)).filter(({ input }) => input in paths),
);
