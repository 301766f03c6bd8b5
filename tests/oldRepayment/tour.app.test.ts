import type { Page } from 'playwright';
import { begun, testTour, without } from '../app/modelTour.ts';
import type { Move } from '../kit/moves.ts';
import { model as codeEntry } from '../models/codeEntry.model.ts';
import { makesChoices } from '../models/fixtures/intents.ts';
import { wayOf, wayOnWire } from '../models/fixtures/oldRepayment.ts';
import { model as oldRepayment } from '../models/oldRepayment.model.ts';

const path = '/ynRepay?orderId=o1&cardId=k1&userId=u1&deviceId=d1';

/** Those of the outcomes; what is left out looks the same as one of them, and is walked on the view. */
const only = (outcomes: (typeof oldRepayment.outcomes)[string] = {}, ...names: string[]) =>
  Object.fromEntries(Object.entries(outcomes).filter(([name]) => names.includes(name)));

const isOutcome = (move: Move, service: string, outcome: string) =>
  move.by === 'service' && move.service === service && move.outcome === outcome;

const confirms = async (page: Page) => {
  await page.getByLabel('SMS code').fill('123456');
  await page.getByRole('button', { name: 'Confirm' }).click();
};

const { loadWayToRepay, commitRepayment, repayWithWallet } = oldRepayment.outcomes;

testTour(
  {
    // The ledger of the built app decides what is open: the pages that come back are walked in money.app.test.ts.
    ...without(begun(oldRepayment, 'withCard'), 'screen.returned'),
    outcomes: {
      ...oldRepayment.outcomes,
      loadWayToRepay: only(loadWayToRepay, 'both', 'cut'),
      commitRepayment: only(commitRepayment, 'asksForCode', 'taken', 'duplicate', 'lost'),
      repayWithWallet: only(repayWithWallet, 'told', 'lost'),
    },
  },
  path,
  {
    before: (page) =>
      page.route('**/repayment/repayment-confirm?*', (route) =>
        route.fulfill({ json: { code: '00', data: {} } }),
      ),
    stage: {
      acts: {
        codeEntry: {
          repaid: confirms,
          cancelled: (page) => page.getByRole('button', { name: 'Cancel' }).click(),
        },
        outcomeUnknown: makesChoices,
      },
      // In the built app the code entry hears back itself, and after leaving an unknown call another way to pay is held.
      can: (move, seen) =>
        !isOutcome(move, 'outcomeUnknown', 'left') &&
        !(move.by === 'person' && move.event === 'back.pressed' && seen.hasTag('modal')),
    },
  },
);

testTour(without(codeEntry, 'screen.returned'), path, {
  before: (page) =>
    page.route('**/repayment/repayment-way?*', (route) => route.fulfill({ json: wayOnWire(wayOf()) })),
  after: async (page) => {
    const data = { needValid: '1', repayRecordId: 'r1' };
    await page.route(
      '**/repayment/repayment-commit?*',
      (route) => route.fulfill({ json: { code: '00', data } }),
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Repayment' }).click();
    await page.getByRole('dialog').waitFor();
  },
  stage: {
    acts: {
      smsCountdown: { over: (page) => page.clock.runFor(60_000) },
      outcomeUnknown: makesChoices,
    },
    can: (move, seen) => {
      // Both last a minute: in the built app the pause would be over with the call.
      if (move.by === 'time') return seen.context.deadline === 0;
      // After leaving an unknown confirmation another code is held.
      if (isOutcome(move, 'outcomeUnknown', 'left')) return seen.matches('resendUnknown');
      return !(move.by === 'person' && move.event === 'back.pressed' && seen.hasTag('modal'));
    },
  },
  root: false,
});
