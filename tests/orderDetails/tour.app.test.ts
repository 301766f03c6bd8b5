import { testTour, without } from '../app/modelTour.ts';
import { model } from '../models/orderDetails.model.ts';

// In the built app the rating runs its own machine, which this model holds still: wire.app.test.ts walks through it.
const { settled: _settled, card: _card, ...withoutRating } = model.outcomes['loadOrder'] ?? {};

testTour(
  {
    ...without(model, 'link.refused'),
    outcomes: { ...model.outcomes, loadOrder: withoutRating },
  },
  '/loanDetail?productId=p1&orderId=o1&market=1',
);
