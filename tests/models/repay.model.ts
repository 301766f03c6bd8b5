import { assign, type SnapshotFrom } from 'xstate';
import { repayMachine } from '../../machines/repay/machine.ts';
import { selectChannel, selectFace, selectPayment } from '../../machines/repay/selectors.ts';
import { atMost, defineModel, done, never, type Person, starts } from '../kit/index.ts';
import { environment } from './fixtures/environment.ts';
import { cut, garbage, lost, refused } from './fixtures/failures.ts';
import { tapEither } from './fixtures/tapEither.ts';
import { owes, shellAnswer } from './fixtures/repayment.ts';

type Seen = SnapshotFrom<typeof repayMachine>;
const tapsButton = (name: string | RegExp) => ({
  gesture: (person: Person) => person.tap('button', name),
});
const isAt =
  (...states: (ReturnType<typeof selectPayment> & string)[]) =>
  (seen: Seen) =>
    states.some((state) => selectPayment(seen) === state);
const isPageFree = isAt('ready', 'generating', 'opening');

const opened = (route: 'repayUrl' | 'repayDelayUrl') => ({
  route,
  search: 'productId=p1&orderId=o1',
  environment,
});
const seesAmount = (person: Person, { context }: Seen) =>
  person.sees(context.isDelay ? '₱2,647.00' : '₱8,924.80');

export const model = defineModel(repayMachine, {
  inputs: {
    instalment: ({ double }) => ({ app: double('app'), ...opened('repayUrl') }),
    extension: ({ double }) => ({ app: double('app'), ...opened('repayDelayUrl') }),
  },
  provide: {
    actions: {
      startIntent: assign({ codeKey: ({ context }) => context.codeKey ?? 'one-key' }),
      storeInfo: () => undefined,
    },
    // One length for all timers: how much is left of one while another runs is then no place of its own.
    delays: { openingLimit: 60_000 },
  },
  events: {
    'retry.requested': {
      says: 'tries again',
      when: (seen) => selectFace(seen) === 'failed',
      ...tapsButton('Try again'),
    },
    'shell.resumed': {
      by: 'the phone',
      says: 'comes back to the app',
      gesture: (person) => person.signal('shell.resumed'),
    },
    'link.refused': {
      by: 'the app',
      says: 'refuses the link',
      gesture: (person) => person.signal('link.refused'),
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
    'barcode.opened': { says: 'asks for the barcode', when: isPageFree, ...tapsButton('Show barcode') },
    'dialog.closed': { says: 'closes the dialog', gesture: (person) => person.press('Escape') },
    'back.pressed': {
      by: 'the phone',
      says: 'has its back button pressed',
      gesture: (person) => person.signal('back.pressed'),
    },
    'payment.requested': {
      says: 'asks to pay',
      when: isAt('ready', 'generating', 'opening', 'outcomeUnknown'),
      gesture: (person) => tapEither(person, 'Payment', 'Check now'),
    },
    'instructions.chosen': {
      says: 'asks how to pay',
      when: isPageFree,
      ...tapsButton('How to pay, step by step'),
    },
    'copy.requested': { says: 'copies the pay code', when: isPageFree, ...tapsButton('Copy') },
    'bridge.answered': shellAnswer,
  },
  outcomes: {
    loadRepayment: {
      due: owes({}, { title: 'Pay now to extend', delayAmount: 264_700 }),
      bare: owes({ repayList: [], defDetail: undefined }, { title: '', delayAmount: 264_700 }),
      refused,
      cut,
    },
    generateCode: {
      made: done(
        { payUrl: 'https://pay.example/c1' },
        { json: { success: true, data: { payUrl: 'https://pay.example/c1' } } },
      ),
      refused,
      garbage,
      lost,
    },
    copy: {},
  },
  wire: {
    loadRepayment: '**/{loan-play-detail,unforgettable}?*',
    generateCode: '**/v3/loan-details/generate-vcode?*',
  },
  rules: [
    never(
      'a code is asked for without its key, or through a channel that does not take the amount',
      (seen) =>
        selectPayment(seen) === 'generating' && (!seen.context.codeKey || selectChannel(seen) === undefined),
    ),
    atMost(1, 'one code is asked for until the answer is here or the person asks again', {
      counts: starts('generateCode'),
      again: ({ move }) => move.by === 'service' || move.by === 'time',
    }),
  ],
  states: {
    loading: (person) => person.sees('loading...'),
    failed: (person) => person.sees('This page could not be loaded'),
    'shown.details.collapsed': (person) => person.doesNotSee('Order number'),
    'shown.details.expanded': (person) => person.sees('Order number'),
    'shown.payment.ready': async (person, seen) => {
      await seesAmount(person, seen);
      await person.doesNotSeeRole('dialog');
    },
    'shown.payment.choosingChannel': async (person) => {
      await person.seesRole('dialog', 'Payment Method');
      await person.sees('Please select your repayment method for payment');
      await person.sees('Takes ₱1,000.00 at most');
    },
    'shown.payment.barcodeShown': (person) => person.seesRole('img', 'Barcode 8001701000000'),
    'shown.payment.generating': seesAmount,
    'shown.payment.opening': seesAmount,
    'shown.payment.outcomeUnknown': (person) =>
      person.seesRole('dialog', 'We do not know whether your payment code was made'),
  },
});
