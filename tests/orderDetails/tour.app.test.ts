import type { Page } from 'playwright';
import { begun, testTour, without } from '../app/modelTour.ts';
import { order, orderOnWire } from '../models/fixtures/order.ts';
import { recommendedProducts } from '../models/fixtures/product.ts';
import { model as orderDetails } from './orderDetails.model.ts';
import { model as rating } from './rating.model.ts';
import { model as recommendation } from '../screen/recommendation.model.ts';

const path = '/loanDetail?productId=p1&orderId=o1&market=1';
const detailsCall = '**/v3/loan-details/loan-details?*';

// Sharing depends on the browser. A reload may come while a way out that led nowhere is given up, which restarts the delay of the rating. The view tests both.
testTour(without(orderDetails, 'bridge.answered', 'connection.restored'), path, {
  // A probe that finds the connection again would reload a page that failed.
  before: (page) => page.route('**/release.json*', (route) => route.abort()),
  stage: {
    acts: {
      rating: { closed: (page) => page.getByRole('button', { name: /^(Cancel|Leave it for now)$/ }).click() },
    },
    // In the built app the dialog handles the back button itself, and every navigation restarts the delay of the rating.
    // Days late depend on the day on which the tour runs.
    can: (move, seen) =>
      (move.by === 'service' && move.outcome !== 'lateInPart') ||
      move.by === 'time' ||
      (move.by === 'person' &&
        !(
          (move.event === 'back.pressed' && seen.matches({ shown: { dialog: 'rating' } })) ||
          (['borrowAgain.chosen', 'proof.requested'].includes(move.event) &&
            seen.matches({ shown: { dialog: { none: 'ratingSoon' } } }))
        )),
  },
});

const shows = (changes: Parameters<typeof order>[0]) => (page: Page) =>
  page.route(detailsCall, (route) => route.fulfill({ json: orderOnWire(order(changes)) }));

testTour(begun(rating, 'first'), path, {
  before: shows({ orderStatus: '200', isScore: true }),
  after: async (page) => {
    await page.getByText('Save proof of payment').waitFor({ state: 'attached' });
    await page.clock.fastForward(2_000);
    await page.getByRole('dialog').waitFor();
  },
  root: false,
});

testTour(recommendation, path, {
  before: shows({
    recProducts: recommendedProducts.map((product) => ({ ...product, tags: [...product.tags] })),
  }),
  after: (page) => page.getByText('Sari-Sari Capital').waitFor(),
  root: false,
});
