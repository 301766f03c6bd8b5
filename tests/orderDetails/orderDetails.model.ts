import { orderDetailsMachine } from '../../machines/orderDetails/machine.ts';
import { selectDialog, selectViewState, selectProducts } from '../../machines/orderDetails/selectors.ts';
import { assign, type SnapshotFrom } from 'xstate';
import {
  defineModel,
  done,
  fails,
  never,
  type Person,
  respond,
  transient,
} from '../../packages/kit/index.ts';
import { backPressed, dialogClosed } from '../models/fixtures/dialogs.ts';
import { answersWith, otherFacts } from '../models/fixtures/order.ts';
import { connectionRestored, dayChanged, failedStates } from '../models/fixtures/connection.ts';
import { environment } from '../models/fixtures/environment.ts';
import { product } from '../models/fixtures/product.ts';
import { cut, garbage, refused } from '../models/fixtures/failures.ts';
import {
  repeated,
  rootAnswers,
  screenReturned,
  settledWith,
  storedResults,
} from '../models/fixtures/pendingRequests.ts';
import { failures, open, pageSheet } from '../models/byHand.ts';
import { wordsOf } from '../models/words.ts';

const dialogs = ['withdrawPrompt', 'cardPrompt', 'kindTips', 'rating'] as const;

const noDialog = (seen: SnapshotFrom<typeof orderDetailsMachine>) => selectDialog(seen) === undefined;
const showsProducts = (seen: SnapshotFrom<typeof orderDetailsMachine>) =>
  noDialog(seen) && selectProducts(seen).length > 0;

const showsOrder = (seen: SnapshotFrom<typeof orderDetailsMachine>) =>
  noDialog(seen) && selectViewState(seen) === 'order';

const statement =
  'Statement\nPeraLoan\nPeraLoan Classic\nOrder number: o1\nAs of 2026-11-23\nDue soon\nNext payment: ₹9,248.00\nby 2026-12-01\nLoan amount: ₱8,000.00';
const proof = 'PeraLoan\nPeraLoan Classic\nOrder number: o1\nPaid in full\nAs of 2026-11-23';

const taps = (role: 'button' | 'link', name: string) => ({
  says: `taps "${name}"`,
  gesture: (person: Person) => person.tap(role, name),
});
const tapsButton = (name: string) => taps('button', name);

const seesFacts = async (person: Person, { context }: SnapshotFrom<typeof orderDetailsMachine>) => {
  const { productName = '', userOrderDetail = [] } = context.order ?? {};
  await person.sees(productName);
  for (const { value } of userOrderDetail) await person.sees(value);
};

const seesOrder = async (person: Person, seen: SnapshotFrom<typeof orderDetailsMachine>) => {
  const { context } = seen;
  const { orderStatus, repayAmount, repayPlan, payments } = context.order ?? {};
  // Of the orders below, those of this status are due.
  const isPayable = orderStatus === '174' && repayAmount !== 0;
  await (isPayable && repayAmount !== undefined
    ? person.sees(repayPlan?.length === 2 ? 'In all ₹9,248.00' : '₹9,248.00')
    : person.doesNotSee('9,248.00'));
  if (isPayable && repayAmount === undefined) await person.sees('Not known');
  if (repayPlan === 'unknown') await person.sees('The plan is not known. Please ask us.');
  if (repayPlan?.length === 2) await person.sees('3 days overdue');
  if (payments === 'unknown') await person.sees('Not known');
  if (!isPayable) await person.doesNotSeeRole('link', /Repay/i);
  if (repayAmount === 0) {
    await person.sees('Nothing to pay');
    await person.doesNotSee('₹0.00');
  }
  await seesFacts(person, seen);
  if (context.order?.overpaid) await person.sees('Paid too much: ₹1,000.00');
  await person.doesNotSeeRole('dialog');
};

const machine = orderDetailsMachine.provide({
  actions: { recordTime: assign({ now: Date.UTC(2026, 10, 23, 1) }) },
});

export const model = defineModel(machine, {
  words: wordsOf('orderDetails'),
  sheet: pageSheet({
    'An order that is due': {
      open: open('due'),
      answers: { loadOrder: 'due' },
      made: { loadOrder: failures },
    },
    'An order that can be extended': { open: open('due-rollover'), answers: { loadOrder: 'rollover' } },
    'A settled order, and a rating': {
      open: open('rating'),
      answers: { loadOrder: 'settled' },
      made: { rating: ['closed'] },
    },
    'Money to withdraw': { open: open('withdraw'), answers: { loadOrder: 'withdrawal' } },
    'A tip': { open: open('tips'), answers: { loadOrder: 'tips' } },
    'An order that goes on elsewhere': { open: open('redirect'), answers: { loadOrder: 'elsewhere' } },
  }),
  input: ({ double }) => ({
    app: double('app'),
    route: 'loanDetailUrl' as const,
    search: 'productId=p1&orderId=o1&market=1',
    environment,
  }),
  // tests/field/calendar.test.ts sets the time.
  unobserved: ['now', 'asOf'],
  events: {
    'retry.requested': {
      ...tapsButton('Try again'),
      when: (seen) => ['failed', 'unavailable'].includes(selectViewState(seen)),
    },
    'connection.restored': connectionRestored,
    'day.changed': {
      ...dayChanged,
      // The statement and the proof of these name the day.
      when: (seen) => !['174', '200'].includes(seen.context.order?.orderStatus ?? ''),
    },
    'screen.returned': screenReturned,
    'submission.retried': rootAnswers('rateApp')['submission.retried'],
    'outcome.settled': {
      ...settledWith({ checked: {}, wallet: storedResults.wallet }),
      when: (seen, { done: stored }) =>
        !stored || (seen.matches('loading') && !seen.context.order && seen.context.answered.length === 0),
    },
    'repayment.chosen': {
      says: 'taps Repayment',
      when: noDialog,
      gesture: (person) => person.tap('link', /^(Repayment|REPAY)$/),
    },
    'rollover.chosen': { ...taps('link', 'Rollover Repayment'), when: noDialog },
    'borrowAgain.chosen': { ...tapsButton('Borrow Again'), when: noDialog },
    'moreProducts.chosen': { ...tapsButton('Click to view more products'), when: showsProducts },
    'phone.chosen': {
      says: 'calls the service phone',
      when: noDialog,
      gesture: (person) => person.tap('link', /Contact us/),
    },
    'payment.missed': {
      ...taps('link', 'My payment does not show'),
      when: showsOrder,
    },
    'documents.chosen': { ...taps('link', 'Loan documents'), when: showsOrder },
    'copy.requested': {
      says: 'copies the order number',
      gesture: (person) => person.tap('button', /^Copy order number/),
      when: showsOrder,
    },
    'statement.requested': {
      ...tapsButton('Copy statement'),
      when: (seen) =>
        showsOrder(seen) &&
        (seen.context.order?.repayAmount ?? 0) > 0 &&
        !seen.context.order?.repayPlan.length &&
        seen.context.order?.orderStatus === '174',
      cases: { 'of the order on show': { text: statement } },
    },
    'proof.requested': {
      ...tapsButton('Save proof of payment'),
      when: (seen) => showsOrder(seen) && seen.context.order?.orderStatus === '200',
      cases: { 'of the order on show': { title: 'Paid in full', text: proof } },
    },
    'bridge.answered': {
      by: 'the shell',
      says: 'answers',
      cases: {
        'that it cannot share': {
          request: { action: 'share', payload: { title: 'Paid in full', text: 'Paid in full', url: '' } },
          result: { ok: false, reason: 'unsupported' },
        },
        'that the person called the sharing off': {
          request: { action: 'share', payload: { title: 'Paid in full', text: 'Paid in full', url: '' } },
          result: { ok: false, reason: 'cancelled' },
        },
      },
      gesture: (person, payload) => person.signal('bridge.answered', payload),
    },
    'withdrawal.chosen': tapsButton('Withdraw Now'),
    'bindCard.chosen': tapsButton('Bind now'),
    'dialog.closed': { ...dialogClosed, when: (seen) => selectDialog(seen) !== 'rating' },
    'back.pressed': backPressed,
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
      settled: answersWith({ orderStatus: '200', isScore: true, overpaid: 100_000 }),
      withdrawal: answersWith({
        cardNeedPop: true,
        orderStatus: '21',
        reyMsg: 'Confirm today',
        playeduL: 'https://lend.example/w',
      }),
      card: answersWith({
        orderStatus: '205',
        cardNeedPop: true,
        KindTipsMsg: 'Pay only here',
        isScore: true,
      }),
      tips: answersWith({ KindTipsMsg: 'Pay only here' }),
      elsewhereToo: answersWith({ orderStatus: '151', playeduL: 'https://lend.example/d', isScore: true }),
      elsewhere: answersWith({ orderStatus: '151', playeduL: 'https://lend.example/c' }),
      nothingOwed: answersWith({ repayAmount: 0, isDelay: true }),
      notKnown: answersWith({
        repayAmount: undefined,
        repayPlan: 'unknown',
        penaltyOnce: undefined,
        repayDate: '',
        disbursedAt: '',
        payments: 'unknown',
        reyMsg: 'Confirm today',
      }),
      lateInPart: answersWith({
        ...otherFacts,
        repayDate: '2026-12-31',
        repayPlan: [
          { title: '1st', remark: '', amount: 312_000, time: '2026-11-03', paid: true },
          { title: '2nd', remark: '', amount: 312_300, time: '2026-11-20', paid: false },
        ],
        payments: [{ amount: 312_000, time: '2026-11-03', channel: 'GCash', reference: 'R1', code: '' }],
      }),
      refused,
      cut,
      garbage,
    },
    rating: { closed: done(undefined), broken: fails(new Error('broken')) },
    recommendation: {},
    copy: {},
    storedCode: {},
  },
  constant: {
    ...repeated,
    'statement.requested': 'the view writes it: order/sentences.test.ts',
    'proof.requested': 'the view writes it: order/sentences.test.ts',
    'bridge.answered': 'only its failure matters here; copy.model.ts has others',
  },
  wire: {
    loadOrder: '**/v3/loan-details/loan-details?*',
  },
  rules: [
    never(
      'two dialogs stand before the order at once',
      (seen) => dialogs.filter((dialog) => seen.matches({ shown: { dialog } })).length > 1,
    ),
    never(
      'the prompt to withdraw shows without a reason, or a link that can be opened',
      (seen) =>
        seen.matches({ shown: { dialog: 'withdrawPrompt' } }) &&
        !(seen.context.order?.reyMsg && seen.context.order.playeduL.startsWith('https:')),
    ),
    never(
      'an order is shown that the backend refused to show',
      (seen) => seen.matches('unavailable') && seen.context.order !== undefined,
    ),
    respond('whatever is under way comes to an end', {
      when: (seen) => seen.hasTag('busy'),
      then: (seen) => !seen.hasTag('busy'),
    }),
  ],
  states: {
    loading: (person) => person.sees('loading...'),
    redirecting: (person) => person.sees('loading...'),
    unavailable: async (person) => {
      await person.sees('This order cannot be shown right now');
      await person.sees('Not possible today');
      await person.doesNotSee('₱8,000.00');
    },
    ...failedStates,
    'shown.dialog.deciding': transient,
    'shown.dialog.none.alone': seesOrder,
    'shown.dialog.none.ratingSoon': seesOrder,
    'shown.dialog.withdrawPrompt': async (person) => {
      await person.seesRole('dialog', 'Withdraw');
      await person.sees('Confirm today');
    },
    'shown.dialog.cardPrompt': (person) => person.seesRole('dialog', 'Bind your bank card'),
    'shown.dialog.kindTips': async (person) => {
      await person.seesRole('dialog', 'Kind tips');
      await person.sees('Pay only here');
    },
    'shown.dialog.rating': (person) => person.seesRole('dialog', 'Rate our app'),
    'shown.freshness.fresh': seesFacts,
    'shown.freshness.refreshing': seesFacts,
    'shown.freshness.catchingUp': seesFacts,
  },
});
