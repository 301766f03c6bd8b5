import type { Page } from 'playwright';
import { keepIntents } from '../app/openIntents.ts';
import { testTour } from '../app/modelTour.ts';
import { makesChoices, openIntent } from '../models/fixtures/intents.ts';
import { order, orderOnWire } from '../models/fixtures/order.ts';
import { recommendedProducts } from '../models/fixtures/product.ts';
import { model as orderDetails, openLoan, openPayment, openRating } from '../models/orderDetails.model.ts';
import { model as rating } from '../models/rating.model.ts';
import { model as recommendation } from '../models/recommendation.model.ts';

const path = '/loanDetail?productId=p1&orderId=o1&market=1';
const detailsCall = '**/v3/loan-details/loan-details?*';

/** What is open when the screen is opened, by the model's input. */
const open: Record<string, Parameters<typeof keepIntents>[1][]> = {
  'with an open payment and an open loan': [openPayment, openLoan],
  'with an open rating': [openRating],
};
const keepOpen = (page: Page, input: string) => keepIntents(page, ...(open[input] ?? []));

/** A look finds what the dialog is about done, and the person goes on. */
const goesOn = async (page: Page) => {
  const isLoan = (await page.getByRole('dialog').innerText()).includes('loan');
  await page.route(
    detailsCall,
    (route) => route.fulfill({ json: orderOnWire(order({ orderStatus: isLoan ? '170' : '200' })) }),
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Check now' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
};

testTour(orderDetails, path, {
  before: keepOpen,
  stage: {
    acts: {
      rating: { closed: (page) => page.getByRole('button', { name: /^(Cancel|Leave it for now)$/ }).click() },
      outcomeUnknown: { left: makesChoices.left, wentOn: goesOn },
    },
    // In the built app the dialog hears the back button itself.
    can: (move, seen) =>
      move.by !== 'person' ||
      move.event !== 'back.pressed' ||
      !['rating', 'outcomeUnknown'].some((dialog) => seen.matches({ shown: { dialog } })),
  },
});

/** The lender shows an order with these things. */
const shows = (changes: Parameters<typeof order>[0]) => (page: Page) =>
  page.route(detailsCall, (route) => route.fulfill({ json: orderOnWire(order(changes)) }));

testTour(rating, path, {
  before: async (page, input) => {
    await shows({ orderStatus: '200', isScore: true })(page);
    if (input === 'with an open rating') await keepIntents(page, openIntent('rateApp', 'order:o1'));
  },
  after: (page) => page.getByRole('dialog').waitFor(),
  stage: {
    acts: { outcomeUnknown: makesChoices },
    can: (move, seen) =>
      // Back is the dialog's own there: it ends it. What was open before is of another body: it cannot go out again.
      !seen.hasTag('unknown') ||
      !(
        (move.by === 'person' && move.event === 'back.pressed') ||
        (move.by === 'service' &&
          move.outcome === 'retried' &&
          seen.context.intents.some(({ subject }: { subject: string }) => subject === 'order:o1'))
      ),
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
