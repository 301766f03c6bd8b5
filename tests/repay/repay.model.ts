import { assign, type SnapshotFrom } from 'xstate';
import type { RouteName } from '../../services/visit/flows.ts';
import type { AppRef } from '../../machines/root/context.ts';
import { hasWay, isDue, isUnknown } from '../../services/repay/facts.ts';
import { repayMachine } from '../../machines/repay/machine.ts';
import { selectPayment, selectRepayment, selectViewState } from '../../machines/repay/selectors.ts';
import {
  atMost,
  defineModel,
  done,
  never,
  neverAfter,
  type Person,
  starts,
  transient,
} from '../../packages/kit/index.ts';
import { backPressed, dialogClosed } from '../models/fixtures/dialogs.ts';
import {
  connectionRestored,
  dayChanged,
  isRefused,
  canTryAgain,
  unloadedStates,
} from '../models/fixtures/connection.ts';
import { environment } from '../models/fixtures/environment.ts';
import { cut, garbage, held, lost, refused } from '../models/fixtures/failures.ts';
import {
  awaitsRoot,
  repeated,
  rootAnswers,
  screenReturned,
  settledWith,
  storedResults,
} from '../models/fixtures/pendingRequests.ts';
import {
  codeAnswer,
  extendedPlan,
  madeCode,
  owes,
  ownSearch,
  picturedCode,
  shellAnswer,
  wayWith,
} from '../models/fixtures/repayment.ts';
import { failures, open, pageSheet } from '../models/byHand.ts';
import { wordsOf } from '../models/words.ts';

type Seen = SnapshotFrom<typeof repayMachine>;
const tapsButton = (name: string | RegExp) => ({
  gesture: (person: Person) => person.tap('button', name),
});
const isAt =
  (...states: (ReturnType<typeof selectPayment> & string)[]) =>
  (seen: Seen) =>
    states.some((state) => selectPayment(seen) === state);
const isCodeOffered = (seen: Seen) => seen.matches({ codeMade: 'offered' });
const isPageFree = isAt('ready', 'makingCode');
const showsDefaultCode = (seen: Seen) =>
  isPageFree(seen) &&
  isDue(seen.context.info, seen.context.today) &&
  selectRepayment(seen).channel === undefined;

const opened = (route: RouteName) => (world: { double: (id: string) => AppRef }) => ({
  app: world.double('app'),
  route,
  search: 'productId=p1&orderId=o1',
  environment,
});
const seesAmount = async (person: Person, { context }: Seen) => {
  if (context.info && isUnknown(context.info, context.today)) {
    if (!hasWay(context.info)) await person.sees(/We cannot show how to pay now/);
    else
      await person.sees(
        context.isDelay
          ? 'What you pay after that is not known. Please ask us first.'
          : 'The amount is not known. Please ask us first.',
      );
    return person.doesNotSeeRole('button', 'Payment');
  }
  if (isDue(context.info, context.today)) return person.sees(context.isDelay ? '₱2,647.00' : '₱8,924.80');
  await person.sees(context.isDelay ? 'Nothing is due now.' : 'This loan is paid');
  await person.doesNotSee('₱0.00');
  for (const words of ['Repayment date', 'Next payment date', 'Show barcode', 'Copy', 'How to pay'])
    await person.doesNotSee(words);
};
const seesPage = async (person: Person, seen: Seen) => {
  await seesAmount(person, seen);
  await person.doesNotSeeRole('dialog');
};

const codeWords = (seen: Seen): string => {
  if (seen.context.code?.saidPaid) return 'Your payment is not here yet';
  return selectRepayment(seen).canShowCode ? 'Your payment code is ready' : 'We cannot show your code';
};

const seesCode = async (person: Person, seen: Seen) => {
  await person.sees(codeWords(seen));
  await person.sees(seen.context.code?.isDelay ? '₱2,662.00' : '₱8,939.80');
  await person.doesNotSeeRole('dialog');
};

const now = Date.UTC(2026, 10, 23, 1);
const machine = repayMachine.provide({
  actions: { recordNow: assign({ now }), recordTime: assign({ now }) },
});

export const model = defineModel(machine, {
  words: wordsOf('repay'),
  sheet: pageSheet(
    {
      'An instalment': {
        open: open('repay'),
        input: 'instalment',
        answers: { loadRepayment: 'due', makeCode: 'made' },
        made: {
          loadRepayment: failures,
          makeCode: ['refused', 'lost'],
        },
      },
      'An extension': {
        open: open('repay-extension'),
        input: 'extension',
        answers: { loadRepayment: 'due', makeCode: 'made' },
      },
    },
    ['Order number'],
  ),
  inputs: {
    instalment: opened('repayUrl'),
    'with a live code, reported as paid': (world) => ({
      ...opened('repayUrl')(world),
      search: `productId=p1&orderId=o1&${ownSearch}`,
      stores: { paymentWay: wayWith({}, { ...madeCode, saidPaid: true }) },
    }),
    extension: opened('repayDelayUrl'),
    'with a live code in a picture': (world) => ({
      ...opened('repayUrl')(world),
      search: `productId=p1&orderId=o1&${ownSearch}`,
      stores: { paymentWay: wayWith({}, { ...picturedCode, payUrl: '' }) },
    }),
  },
  // tests/field/calendar.test.ts sets the time.
  unobserved: ['now', 'today', 'asOf', 'environment'],
  events: {
    'retry.requested': {
      says: 'tries again',
      when: (seen) => canTryAgain(seen),
      ...tapsButton('Try again'),
    },
    'connection.restored': connectionRestored,
    'day.changed': dayChanged,
    'screen.returned': screenReturned,
    ...rootAnswers('makeCode'),
    'outcome.settled': {
      ...settledWith({ checked: {}, code: storedResults.code, wallet: storedResults.wallet }),
      // The killed page kept no code.
      when: (seen, { done: stored }) =>
        stored?.kind !== 'makeCode' ||
        (seen.matches({ shown: { payment: 'ready', details: 'collapsed' } }) && !seen.context.code),
    },
    'submission.retried': {
      ...rootAnswers('makeCode')['submission.retried'],
      cases: {
        same: { kind: 'makeCode', choice: '' },
        throughBank: { kind: 'makeCode', choice: '90003' },
        throughNone: { kind: 'makeCode', choice: '90009' },
      },
    },
    'details.toggled': { says: 'shows more or less', when: isPageFree, ...tapsButton(/^(more|hide)$/) },
    'channels.opened': {
      says: 'opens the payment methods',
      when: isPageFree,
      ...tapsButton('Payment Method'),
    },
    'channel.chosen': {
      says: 'chooses a channel',
      when: isAt('choosingChannel'),
      cases: {
        wallet: { channelNumber: '90001' },
        store: { channelNumber: '90003' },
        outOfRange: { channelNumber: '90009' },
      },
      gesture: (person, { channelNumber }) =>
        person.tap('button', { '90001': /GCash/, '90003': /7-Eleven/ }[channelNumber] ?? /Kiosk/),
    },
    'barcode.opened': { says: 'asks for the barcode', when: showsDefaultCode, ...tapsButton('Show barcode') },
    'dialog.closed': dialogClosed,
    'back.pressed': backPressed,
    'code.requested': { says: 'asks to pay', when: isPageFree, ...tapsButton('Payment') },
    'code.opened': {
      says: 'shows the code again',
      when: (seen) => isCodeOffered(seen),
      gesture: (person) => person.tap('button', 'Show my code'),
    },
    'another.requested': {
      says: 'asks for another code',
      when: (seen) => seen.matches({ codeMade: { offered: 'fresh' } }),
      ...tapsButton('Make another'),
    },
    'another.confirmed': {
      says: 'has another code made after the warning',
      when: (seen) => seen.matches({ codeMade: 'warned' }),
      ...tapsButton('Make another code'),
    },
    'help.chosen': {
      says: 'contacts us',
      when: (seen) => isRefused(seen) || isPageFree(seen),
      gesture: (person) => person.tap('link', 'Contact us'),
    },
    'payOff.chosen': {
      says: 'pays off the loan instead',
      when: isPageFree,
      gesture: (person) => person.tap('link', 'Pay off the loan instead'),
    },
    'order.chosen': {
      says: 'opens the order',
      when: (seen) =>
        selectViewState(seen) === 'paid' || isCodeOffered(seen) || isRefused(seen) || isPageFree(seen),
      gesture: (person) => person.tap('link', 'See my order'),
    },
    'instructions.chosen': {
      says: 'asks how to pay',
      when: (seen) =>
        isPageFree(seen) &&
        (isDue(seen.context.info, seen.context.today) || isUnknown(seen.context.info, seen.context.today)),
      gesture: (person) => person.tap('link', 'How to pay, step by step'),
    },
    'copy.requested': { says: 'copies the pay code', when: showsDefaultCode, ...tapsButton('Copy') },
    'bridge.answered': shellAnswer,
  },
  waive: {
    'never met: repay outcome.settled[0]':
      'tests/repay/shownResult.test.ts has codes whose payment has arrived.',
    'never met: codeMade after codeOver false':
      'Only a phone that slept reloads the code when its time is over.',
  },
  outcomes: {
    loadRepayment: {
      due: owes({ repayPlan: extendedPlan }, { title: 'Pay now to extend', delayAmount: 264_700 }),
      bare: owes(
        { repayDate: '', repayPlan: extendedPlan, repayList: [], defDetail: undefined },
        { title: '', delayAmount: 264_700 },
      ),
      notKnown: owes(
        { repayAmount: undefined, repayPlan: 'unknown' },
        { title: 'Pay now to extend', delayAmount: 264_700 },
      ),
      nothing: owes({ repayAmount: 0 }, { title: '', delayAmount: 0 }),
      refused,
      cut,
      garbage,
    },
    makeCode: {
      made: done({ ...codeAnswer, key: 'key-1' }, { json: { success: true, data: codeAnswer } }),
      refused,
      held,
      lost,
    },
    copy: {},
    keptCode: {},
  },
  constant: {
    ...repeated,
    'makeCode answers': 'a second code doubles the places; madeCode.test.ts has others',
  },
  wire: {
    loadRepayment: '**/{loan-play-detail,unforgettable}?*',
    makeCode: '**/v3/loan-details/generate-vcode?*',
  },
  ends: { 'the order is paid: the one thing left to do opens it': (seen) => seen.matches('paid') },
  rules: [
    never(
      'a code is asked for through a channel that does not take the amount',
      (seen) => selectPayment(seen) === 'makingCode' && selectRepayment(seen).channel === undefined,
    ),
    atMost(1, 'one code is asked for until the answer is here or the person asks again', {
      counts: starts('makeCode'),
      again: ({ move }) => move.by === 'service' || move.by === 'time',
    }),
    neverAfter('a code is asked for after the order was found paid', {
      after: ({ seen }) => seen.matches('paid'),
      bad: (step) => starts('makeCode')(step) > 0,
    }),
  ],
  states: {
    loading: (person) => person.sees('loading...'),
    ...unloadedStates,
    'shown.details.collapsed': (person) => person.doesNotSee('Order number'),
    'shown.details.expanded': (person) => person.sees('Order number'),
    'shown.payment.ready.fresh': seesPage,
    'shown.payment.ready.refreshing': seesPage,
    'shown.payment.choosingChannel': async (person) => {
      await person.seesRole('dialog', 'Payment Method');
      await person.sees('Please select your repayment method for payment');
      await person.sees('Takes ₱1,000.00 at most');
    },
    'shown.payment.barcodeShown': (person) => person.seesRole('img', 'Barcode 8001701000000'),
    'shown.payment.checking': transient,
    'shown.payment.recalling': transient,
    'shown.payment.makingCode': seesAmount,
    'shown.payment.outcomeUnknown': awaitsRoot,
    deciding: transient,
    'codeMade.warned': (person) => person.seesRole('dialog', 'Two codes for one payment?'),
    'codeMade.offered.fresh': seesCode,
    'codeMade.offered.refreshing': seesCode,
    paid: (person) => person.sees('Your payment arrived'),
  },
});
