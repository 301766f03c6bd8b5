import { instructionsMachine, stepCount } from '../../machines/instructions/machine.ts';
import type { AppRef } from '../../machines/root/context.ts';
import type { PaymentWay } from '../../services/repay/paymentWay.ts';
import { always, defineModel, done, fails, internal } from '../../packages/kit/index.ts';
import { backPressed } from '../models/fixtures/dialogs.ts';
import { connectionRestored } from '../models/fixtures/connection.ts';
import { screenReturned } from '../models/fixtures/pendingRequests.ts';
import { environment } from '../models/fixtures/environment.ts';
import {
  arrivals,
  foundPayment,
  lastingCode,
  ownSearch,
  shellAnswer,
  wayWith,
} from '../models/fixtures/repayment.ts';
import { open, pageSheet } from '../models/byHand.ts';
import { wordsOf } from '../models/words.ts';

const opened =
  (search: string, paymentWay?: () => PaymentWay) => (world: { double: (id: string) => AppRef }) => ({
    app: world.double('app'),
    route: 'DRInstructions' as const,
    search,
    environment,
    ...(paymentWay && { stores: { paymentWay: paymentWay() } }),
  });

export const model = defineModel(instructionsMachine, {
  words: wordsOf('instructions'),
  sheet: pageSheet({ Instructions: { open: open('instructions'), input: 'plain' } }),
  inputs: {
    plain: opened(ownSearch),
    withReference: opened(ownSearch, () => wayWith()),
    'with a code made': opened(ownSearch, () => wayWith({}, lastingCode)),
    'of another session': opened('sessionId=s2', () => wayWith()),
  },
  events: {
    'way.chosen': {
      says: 'chooses where to pay',
      when: (seen) => seen.matches({ steps: 'reading' }),
      cases: { first: { way: 'firstWallet' }, second: { way: 'secondWallet' }, store: { way: 'store' } },
      gesture: (person, { way }) =>
        person.tap('tab', { firstWallet: 'GCash', secondWallet: 'Maya', store: '7-Eleven' }[way]),
    },
    'picture.enlarged': {
      says: 'taps a picture',
      when: (seen) => seen.matches({ steps: 'reading' }),
      cases: { first: { step: 0 }, last: { step: stepCount - 1 }, none: { step: stepCount } },
      gesture: (person, { step }) => person.tap('button', `Enlarge the picture of step ${step + 1}`),
    },
    'picture.turned': {
      says: 'turns to another picture',
      cases: { next: { by: 1 }, previous: { by: -1 } },
      gesture: (person, { by }) => person.tap('button', by === 1 ? 'Next' : 'Previous'),
    },
    'dialog.closed': { says: 'closes the picture', gesture: (person) => person.press('Escape') },
    'back.pressed': backPressed,
    'copy.requested': {
      says: 'copies the reference number',
      when: (seen) => seen.matches({ steps: 'reading' }),
      gesture: (person) => person.tap('button', 'Copy'),
    },
    'order.chosen': {
      says: 'goes to the order',
      gesture: (person) => person.tap('link', 'See my order'),
    },
    'bridge.answered': shellAnswer,
    'screen.returned': screenReturned,
    'connection.restored': connectionRestored,
    'part.arrived': internal,
    'code.revived': {
      by: 'the app',
      says: 'shows by a response that the code can still be paid by',
      gesture: (person) => person.signal('code.revived'),
    },
  },
  outcomes: {
    copy: {},
    arrival: { arrived: done(foundPayment), partly: arrivals.partly, broken: fails(new Error('broken')) },
    timeLeft: { over: done(undefined) },
    watchExpiry: {},
  },
  constant: { 'arrival answers': 'the page shows only the part that it is about' },
  rules: [
    always('a picture is one of the steps', ({ context }) => context.step >= 0 && context.step < stepCount),
  ],
  states: {
    // The sum of the steps tells them apart.
    'code.payable': async () => undefined,
    'code.expired': (person) => person.doesNotSee('₱8,939.80'),
    'steps.reading': async (person, { context }) => {
      await person.sees('Nobody from us ever asks for your OTP.');
      const found = context.found?.arrival.is;
      await (found === 'arrived'
        ? person.sees('Your payment arrived')
        : person.doesNotSee('Your payment arrived'));
      const sum = context.info?.code ? '₱8,939.80' : context.found ? '₱7,924.80' : '₱8,924.80';
      if (context.info) await person.sees(sum);
      if (found === 'partly') await person.sees('A part of your payment arrived');
      await person.sees(
        {
          firstWallet: 'Open GCash and tap Bills.',
          secondWallet: 'Open Maya and tap Pay bills.',
          store: 'Pay the slip at the counter',
        }[context.way],
      );
    },
    'steps.enlarged': (person, { context }) => person.seesRole('dialog', `Step ${context.step + 1} of 4`),
  },
});
