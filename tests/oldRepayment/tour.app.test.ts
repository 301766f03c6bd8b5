import type { Page } from 'playwright';
import { begun, testTour, without } from '../app/modelTour.ts';
import { model as codeEntry } from './codeEntry.model.ts';
import { wayOf, wayOnWire } from '../models/fixtures/oldRepayment.ts';
import { model as oldRepayment } from './oldRepayment.model.ts';

const path = '/ynRepay?orderId=o1&cardId=k1&userId=u1&deviceId=d1';

const only = (outcomes: (typeof oldRepayment.outcomes)[string] = {}, ...names: string[]) =>
  Object.fromEntries(Object.entries(outcomes).filter(([name]) => names.includes(name)));

const confirms = async (page: Page) => {
  await page.getByLabel('SMS code').fill('123456');
  await page.getByRole('button', { name: 'Confirm' }).click();
};

const { loadWayToRepay, commit, payByWallet } = oldRepayment.outcomes;

testTour(
  {
    ...without(begun(oldRepayment, 'withCard'), 'screen.returned'),
    outcomes: {
      ...oldRepayment.outcomes,
      loadWayToRepay: only(loadWayToRepay, 'both', 'cut'),
      commit: only(commit, 'asksForCode', 'taken', 'duplicate', 'lost'),
      payByWallet: only(payByWallet, 'told', 'lost'),
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
      },
      // In the built app the code entry handles back itself, and after an unknown outcome another payment is blocked.
      can: (move, seen) =>
        !(move.by === 'person' && move.event === 'outcome.left') &&
        !(move.by === 'person' && move.event === 'back.pressed' && seen.hasTag('modal')),
    },
  },
);

testTour(codeEntry, path, {
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
    },
    can: (move, seen) => {
      // Both last a minute: in the built app the pause would end with the call.
      if (move.by === 'time') return seen.context.pause.end === 0;
      // After an unknown outcome another payment is blocked.
      if (move.by === 'person' && move.event === 'outcome.left') return false;
      return !(move.by === 'person' && move.event === 'back.pressed' && seen.hasTag('modal'));
    },
  },
  root: false,
});

testTour(without(begun(oldRepayment, 'choice'), 'screen.returned'), '/ynRepayChoose?orderId=o1&couponId=c9');
