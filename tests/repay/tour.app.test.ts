import type { Page } from 'playwright';
import { begun, testTour, without } from '../app/modelTour.ts';
import { makesChoices } from '../models/fixtures/intents.ts';
import { model } from '../models/repay.model.ts';

// What the shell answers to a copy is its own: it is tried in repay.app.test.ts. What is open when the person comes is what the ledger of
// the page says, and another choice than trying again leaves something open in it: that is tried in unknown.app.test.ts.
const walked = begun(without(model, 'bridge.answered', 'screen.returned'), 'instalment', 'extension');

/** A look at the order finds that it is paid. */
const wentOn = async (page: Page) => {
  await page.route('**/loan-details/loan-details?*', (route) =>
    route.fulfill({ json: { success: true, data: { orderStatus: '200', noticeStatusText: 'Fully paid' } } }),
  );
  await page.getByRole('button', { name: 'Check now' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
};

testTour(
  walked,
  {
    instalment: '/repay?productId=p1&orderId=o1&deviceId=d1',
    extension: '/repayDelay?productId=p1&orderId=o1&deviceId=d1',
  },
  {
    stage: {
      acts: { outcomeUnknown: { retried: makesChoices.retried, wentOn } },
      can: (move, seen) => !(move.by === 'person' && move.event === 'back.pressed' && seen.hasTag('unknown')),
    },
  },
);
