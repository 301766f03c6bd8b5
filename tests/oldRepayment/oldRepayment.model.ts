import { assign, type SnapshotFrom } from 'xstate';
import { recordOf } from '../../machines/pendingRequests/results.ts';
import type { AppRef } from '../../machines/root/context.ts';
import { amountOf } from '../../machines/oldRepayment/context.ts';
import { oldRepaymentMachine } from '../../machines/oldRepayment/machine.ts';
import type { RouteName } from '../../services/visit/flows.ts';
import {
  atMost,
  defineModel,
  done,
  fails,
  never,
  neverAfter,
  type Person,
  respond,
  starts,
} from '../../packages/kit/index.ts';
import { backPressed } from '../models/fixtures/dialogs.ts';
import { connectionRestored, isRefused, canTryAgain, unloadedStates } from '../models/fixtures/connection.ts';
import { environment } from '../models/fixtures/environment.ts';
import { cut, garbage, held, lost, refused } from '../models/fixtures/failures.ts';
import {
  awaitsRoot,
  repeated,
  rootAnswers,
  screenReturned,
  settledWith,
  storedAs,
  storedResults,
} from '../models/fixtures/pendingRequests.ts';
import { committed, duplicate, offersCards, wayOf, wordless } from '../models/fixtures/oldRepayment.ts';
import { failures, open, pageSheet } from '../models/byHand.ts';
import { wordsOf } from '../models/words.ts';

type Seen = SnapshotFrom<typeof oldRepaymentMachine>;
const isOpen = (seen: Seen) =>
  seen.matches('ready') || seen.matches('committing') || seen.matches('payingByWallet');

const opened =
  (search: string, route: RouteName = 'ynRepay') =>
  ({ double }: { double: (id: string) => AppRef }) => ({
    app: double('app'),
    route,
    search,
    environment,
  });
const taps = (name: string | RegExp) => (person: Person) => person.tap('button', name);
const isPayable = ({ context }: Seen) => (context.way?.amount ?? 0) > 0;
const isUnknown = (seen: Seen) => seen.matches('ready') && seen.context.way?.amount === undefined;
const firstCard = ({ context }: Seen) => context.way?.bankList[0]?.bankName ?? '';
const seesAmount = (person: Person, seen: Seen) => {
  if (isUnknown(seen)) return person.sees(/The amount is not known/);
  return person.sees(isPayable(seen) ? '₱9,248.00' : 'This loan is paid');
};
const seesPage = async (person: Person, seen: Seen) => {
  const { context } = seen;
  await seesAmount(person, seen);
  await person.doesNotSeeRole('dialog');
  if (!isPayable(seen)) return;
  await person.sees(context.way?.repayDate ?? '');
  await person.sees(context.cardId ? firstCard(seen) : 'No card chosen');
  if (context.query['amount']) await person.sees(/The link you opened says ₱50\.00/);
};
const seesWallet = async (person: Person) => {
  await person.sees('请在电子钱包中付款');
  await person.seesRole('button', 'Open the E-wallet');
};
const moneyPosts = (step: Parameters<ReturnType<typeof starts>>[0]) =>
  starts('commit')(step) + starts('payByWallet')(step);

export const model = defineModel(oldRepaymentMachine, {
  words: wordsOf('oldRepayment'),
  // tests/oldRepayment/resumed.test.ts checks the countdown.
  provide: {
    actions: {
      setRecord: assign((_, { repayRecordId }) => ({
        recordId: repayRecordId,
        pause: { end: 60_000, length: 60_000 },
      })),
      setStep: assign((_, { done: stored }) => ({
        recordId: recordOf(stored),
        pause: { end: 60_000, length: 60_000 },
      })),
    },
  },
  sheet: pageSheet({
    'With a bank card': {
      open: open('old-choose', 'Tap a card, then "Next".'),
      input: 'withCard',
      answers: { loadWayToRepay: 'both', commit: 'asksForCode', payByWallet: 'told' },
      made: {
        commit: ['lost'],
        codeEntry: ['repaid', 'cancelled'],
      },
    },
    'Without a card': {
      open: open('old-repay'),
      input: 'plain',
      answers: { loadWayToRepay: 'both', commit: 'taken', payByWallet: 'told' },
      made: { loadWayToRepay: failures, payByWallet: ['refused'] },
    },
    'Choosing a card': {
      open: open('old-choose'),
      input: 'choice',
      answers: { loadWayToRepay: 'both' },
    },
    'Paid already': {
      open: open('old-duplicate'),
      input: 'plain',
      answers: { loadWayToRepay: 'nothing' },
    },
  }),
  inputs: {
    withCard: opened('orderId=o1&cardId=k1&userId=u1'),
    plain: opened('orderId=o1&userId=u1'),
    otherAmount: opened('orderId=o1&amount=5000&userId=u1'),
    choice: opened('orderId=o1&couponId=c9', 'ynRepayChoose'),
  },
  events: {
    'retry.requested': {
      says: 'tries to load the page again',
      when: (seen) => canTryAgain(seen),
      gesture: taps('Try again'),
    },
    'connection.restored': connectionRestored,
    'screen.returned': screenReturned,
    ...rootAnswers('commit', 'payByWallet', 'confirm'),
    'outcome.settled': settledWith({
      ...storedResults,
      walletRefused: storedAs('payByWallet', { link: 'wallet://1' }),
    }),
    'cards.opened': {
      says: 'asks to choose a card',
      when: (seen) => isOpen(seen) && isPayable(seen),
      gesture: (person) => person.tap('link', /^Payment bank card/),
    },
    'card.chosen': {
      says: 'chooses a card',
      when: (seen) => seen.matches('choosing'),
      cases: { bdo: { cardId: 'k1' }, unknown: { cardId: 'k9' } },
      gesture: (person, { cardId }) => person.tap('radio', cardId === 'k1' ? /BDO|Leyte/ : /nobody's/),
    },
    'choice.confirmed': {
      says: 'goes on',
      when: (seen) => seen.matches('choosing'),
      gesture: taps('Next'),
    },
    'repayment.committed': { says: 'asks to repay', when: isOpen, gesture: taps('Repayment') },
    'walletPayment.requested': {
      says: 'asks for the e-wallet',
      when: (seen) => isOpen(seen) || seen.matches('walletOpened'),
      gesture: taps(/^(Open the )?E-wallet$/),
    },
    'order.chosen': {
      says: 'asks to see the order',
      when: (seen) => !seen.hasTag('modal'),
      gesture: (person) => person.tap('link', /^(Check|See) my order$/),
    },
    'help.chosen': {
      says: 'contacts us',
      when: (seen) => isRefused(seen) || isUnknown(seen) || seen.matches('walletRefused'),
      gesture: (person) => person.tap('link', 'Contact us'),
    },
    'back.pressed': backPressed,
  },
  outcomes: {
    loadWayToRepay: {
      both: offersCards(wayOf()),
      nothing: offersCards(wayOf({ amount: 0 })),
      unknown: offersCards(wayOf({ amount: undefined })),
      cardsOnly: offersCards(
        wayOf({
          alipay: false,
          bankList: [
            { id: 'k1', bankName: 'Bank of Leyte', cardNo: '•••• 1111', bankCode: 'BOL' },
            { id: 'k2', bankName: 'Bank of Cebu', cardNo: '•••• 2222', bankCode: 'BOC' },
          ],
          repayToken: 't2',
          repayDate: '2026-12-15',
        }),
      ),
      refused,
      cut,
      garbage,
    },
    commit: { asksForCode: committed('r1'), taken: committed(), duplicate, wordless, held, lost },
    payByWallet: {
      told: done(
        { url: 'https://wallet.example/1' },
        { json: { code: '00', data: { url: 'https://wallet.example/1' } } },
      ),
      notPassed: done({ url: 'wallet://1' }, { json: { code: '00', data: { url: 'wallet://1' } } }),
      refused,
      held,
      lost,
    },
    codeEntry: {
      repaid: done({ isRepaid: true }),
      cancelled: done({ isRepaid: false }),
      broke: fails(new Error('the code entry broke')),
    },
  },
  constant: repeated,
  wire: {
    loadWayToRepay: '**/repayment/repayment-way?*',
    commit: '**/repayment/repayment-commit?*',
    payByWallet: '**/repayment/repayment-huichao?*',
  },
  rules: [
    atMost(1, 'one call that moves money is under way until its answer is here', {
      counts: moneyPosts,
      again: ({ move }) => move.by === 'service' || move.by === 'time',
    }),
    respond('repaying leads to an outcome', {
      when: (seen) => seen.hasTag('busy'),
      then: (seen) => !seen.hasTag('busy'),
    }),
    never(
      'a repayment is sent when nothing is due',
      (seen) =>
        (seen.matches('committing') || seen.matches('payingByWallet')) && amountOf(seen.context) === 0,
    ),
    neverAfter('it is repaid again after the backend took the repayment', {
      after: ({ seen }) => seen.matches('repaid'),
      bad: (step) => moneyPosts(step) > 0,
    }),
  ],
  ends: {
    'it is repaid: the one thing left to do opens the order': (seen) => seen.matches('repaid'),
    'the chosen card is paid with on the page before': (seen) => seen.matches('choosing'),
  },
  states: {
    choosing: (person, seen) => person.sees(firstCard(seen)),
    deciding: 'transient',
    loading: (person) => person.sees('loading...'),
    ...unloadedStates,
    'ready.fresh': seesPage,
    'ready.refreshing': seesPage,
    committing: seesAmount,
    payingByWallet: seesAmount,
    outcomeUnknown: awaitsRoot,
    verifying: (person) => person.seesRole('dialog', 'Enter the code'),
    'walletOpened.fresh': seesWallet,
    'walletOpened.refreshing': seesWallet,
    walletRefused: async (person) => {
      await person.sees('We cannot open the e-wallet');
      await person.doesNotSeeRole('button', 'Open the E-wallet');
    },
    repaid: async (person) => {
      await person.sees('还款已提交');
      await person.seesRole('link', 'Check my order');
    },
  },
});
