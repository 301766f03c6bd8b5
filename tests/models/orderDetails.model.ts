import { orderDetailsMachine } from '../../machines/orderDetails/machine.ts';
import { selectDialog, selectFace, selectProducts } from '../../machines/orderDetails/selectors.ts';
import { assign, type SnapshotFrom } from 'xstate';
import { defineModel, done, internal, type Person, transient } from '../kit/index.ts';
import { answersWith } from './fixtures/order.ts';
import { environment } from './fixtures/environment.ts';
import { product } from './fixtures/product.ts';
import { cut, garbage, lost, refused } from './fixtures/failures.ts';

const noDialog = (seen: SnapshotFrom<typeof orderDetailsMachine>) => selectDialog(seen) === undefined;
const showsProducts = (seen: SnapshotFrom<typeof orderDetailsMachine>) =>
  noDialog(seen) && selectProducts(seen).length > 0;

const tapsButton = (name: string) => ({
  says: `taps "${name}"`,
  gesture: (person: Person) => person.tap('button', name),
});

const seesOrder = async (person: Person) => {
  await person.sees('₱8,000.00');
  await person.doesNotSeeRole('dialog');
};

export const model = defineModel(orderDetailsMachine, {
  input: ({ double }) => ({
    app: double('app'),
    route: 'loanDetailUrl',
    search: 'productId=p1&orderId=o1&market=1',
    environment,
  }),
  provide: {
    actions: { startIntent: assign({ ratingKey: 'one-key' }), rememberTip: () => undefined },
    // One length for all timers: how much is left of one while another runs is then no place of its own.
    delays: { exitPause: 60_000, redirectLimit: 60_000 },
  },
  events: {
    'retry.requested': {
      ...tapsButton('Try again'),
      when: (seen) => ['failed', 'unavailable'].includes(selectFace(seen)),
    },
    'shell.resumed': {
      by: 'the phone',
      says: 'comes back to the app',
      gesture: (person) => person.signal('shell.resumed'),
    },
    'order.refreshed': internal,
    'repayment.chosen': {
      says: 'taps Repayment',
      when: noDialog,
      gesture: (person) => person.tap('button', /^(Repayment|REPAY)$/),
    },
    'rollover.chosen': { ...tapsButton('Rollover Repayment'), when: noDialog },
    'borrowAgain.chosen': { ...tapsButton('Borrow Again'), when: noDialog },
    'moreProducts.chosen': { ...tapsButton('Click to view more products'), when: showsProducts },
    'phone.chosen': {
      says: 'calls the service phone',
      when: noDialog,
      gesture: (person) => person.tap('button', /Contact us/),
    },
    'withdrawal.chosen': tapsButton('Withdraw Now'),
    'bindCard.chosen': tapsButton('Bind now'),
    'star.chosen': {
      says: 'chooses stars',
      cases: { three: { stars: 3 }, four: { stars: 4 } },
      gesture: (person, { stars }) => person.tap('radio', `${stars} of 5 stars`),
    },
    'rating.sent': {
      says: 'sends the rating',
      when: (seen) => selectDialog(seen)?.startsWith('rating') ?? false,
      gesture: (person) => person.tap('button', /^(Submit|Try again)$/),
    },
    'dialog.closed': { says: 'closes the dialog', gesture: (person) => person.press('Escape') },
    'back.pressed': {
      by: 'the phone',
      says: 'has its back button pressed',
      gesture: (person) => person.signal('back.pressed'),
    },
  },
  outcomes: {
    loadOrder: {
      due: answersWith({}),
      rollover: answersWith({
        isDelay: true,
        inside: false,
        h5Url: 'https://pay.example/1',
        recProducts: [product],
      }),
      settled: answersWith({ orderStatus: '200', isScore: true }),
      withdrawal: answersWith({
        orderStatus: '21',
        reyMsg: 'Confirm today',
        playeduL: 'https://lend.example/w',
      }),
      card: answersWith({ cardNeedPop: true, KindTipsMsg: 'Pay only here', isScore: true }),
      elsewhere: answersWith({ orderStatus: '151', playeduL: 'https://lend.example/c' }),
      refused,
      cut,
    },
    sendAppRating: { ok: done({}, { json: { success: true, data: {} } }), refused, garbage, lost },
    recommendation: {},
  },
  shows: { recommendation: { hasTag: () => false } },
  wire: {
    loadOrder: '**/v3/loan-details/loan-details?*',
    sendAppRating: '**/v3/loan-details/google-score?*',
  },
  states: {
    loading: (person) => person.sees('loading...'),
    redirecting: (person) => person.sees('loading...'),
    unavailable: async (person) => {
      await person.sees('This order cannot be shown right now');
      await person.doesNotSee('₱8,000.00');
    },
    failed: (person) => person.sees('This page could not be loaded'),
    'shown.dialog.deciding': transient,
    'shown.dialog.none': seesOrder,
    'shown.dialog.withdrawPrompt': async (person) => {
      await person.seesRole('dialog', 'Withdraw');
      await person.sees('Confirm today');
    },
    'shown.dialog.cardPrompt': (person) => person.seesRole('dialog', 'Bind your bank card'),
    'shown.dialog.kindTips': async (person) => {
      await person.seesRole('dialog', 'Kind tips');
      await person.sees('Pay only here');
    },
    'shown.dialog.rating.choosing': async (person, { context }) => {
      await person.seesRole('dialog', 'Rate our app');
      if (context.stars > 0) await person.seesRole('radio', `${context.stars} of 5 stars`);
    },
    'shown.dialog.rating.sending': (person) => person.seesRole('dialog', 'Rate our app'),
    'shown.dialog.rating.outcomeUnknown': (person) =>
      person.seesRole('dialog', 'We do not know whether your rating arrived'),
    'shown.dialog.rating.thanked': (person) => person.seesRole('dialog', 'Thank you for your rating'),
    'shown.exit.open': (person) => person.sees('₱8,000.00'),
    'shown.exit.taken': (person) => person.sees('₱8,000.00'),
    'shown.freshness.fresh': (person) => person.sees('₱8,000.00'),
    'shown.freshness.refreshing': (person) => person.sees('₱8,000.00'),
  },
});
