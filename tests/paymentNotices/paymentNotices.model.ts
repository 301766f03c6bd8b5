import { assign } from 'xstate';
import { paymentNoticesMachine } from '../../machines/paymentNotices/machine.ts';
import type { AppRef } from '../../machines/root/context.ts';
import { contractNumberOf, type PaymentWay } from '../../services/repay/paymentWay.ts';
import type { Found } from '../../machines/payment/arrival.ts';
import { defineModel, done, fails, transient } from '../../packages/kit/index.ts';
import { environment } from '../models/fixtures/environment.ts';
import { missedOf } from '../models/fixtures/missed.ts';
import {
  arrivedAt,
  proofRequested,
  seesArrived,
  seesExpired,
  seesUsed,
  sharingStates,
} from '../models/fixtures/codeEnds.ts';
import { connectionRestored } from '../models/fixtures/connection.ts';
import { screenReturned } from '../models/fixtures/intents.ts';
import { walletCode, ownSearch, codeShellAnswer, wayWith, arrivals } from '../models/fixtures/repayment.ts';
import { open, pageSheet } from '../models/byHand.ts';
import { wordsOf } from '../models/words.ts';

const opened =
  (search: string, paymentWay?: () => PaymentWay) => (world: { double: (id: string) => AppRef }) => ({
    app: world.double('app'),
    route: 'repaymentOfCode2' as const,
    search,
    environment,
    ...(paymentWay && { stores: { paymentWay: paymentWay() } }),
  });

const machine = paymentNoticesMachine.provide({
  actions: { recordArrival: assign((_, found: Found) => ({ arrivedAt, found })) },
});

export const model = defineModel(machine, {
  words: wordsOf('paymentNotices'),
  sheet: pageSheet({ 'Nothing kept on this phone': { open: open('code-notices'), input: 'nothing' } }),
  inputs: {
    stored: opened(ownSearch, () => wayWith()),
    'with a code made': opened(ownSearch, () => wayWith({}, walletCode)),
    codeless: opened(ownSearch, () => wayWith({ defDetail: undefined })),
    nothing: opened(ownSearch),
    'of a paid loan': opened(ownSearch, () => wayWith({ repayAmount: 0 })),
    'of another session': opened('sessionId=s2', () => wayWith()),
    'of another order': opened(`${ownSearch}&orderId=o2`, () => wayWith()),
  },
  events: {
    'copy.requested': {
      says: 'taps the contract number',
      gesture: (person) => person.tap('button', /Contract number/),
    },
    'back.chosen': { says: 'goes back', gesture: (person) => person.tap('button', 'Back') },
    'bridge.answered': codeShellAnswer,
    'sumCopy.requested': {
      says: 'copies the sum',
      when: (seen) => contractNumberOf(seen.context.info) !== '',
      gesture: (person) => person.tap('button', 'Copy amount'),
    },
    'share.requested': {
      says: 'saves or shares the code',
      when: ({ context }) => context.info?.defDetail !== undefined && !context.info.code,
      cases: { stored: { title: 'Payment', text: 'BayadPartner\n8001701000000\n₱8,924.80' } },
      gesture: (person) => person.tap('button', 'Save or share'),
    },
    'wallet.opened': {
      says: "opens the channel's app with the amount",
      gesture: (person) => person.tap('button', 'Open 7-Eleven'),
    },
    'instructions.chosen': {
      says: 'asks how to pay',
      gesture: (person) => person.tap('link', 'How to pay, step by step'),
    },
    'payment.missed': {
      says: 'reports that the payment does not show',
      cases: { known: ({ context }) => ({ detail: missedOf(context.info?.code) }) },
      gesture: (person) => person.tap('link', /^(My payment does not show|I paid with it)$/),
    },
    'order.chosen': {
      says: 'goes to the order',
      gesture: (person) => person.tap('link', /^(I have paid: see my order|See my order)$/),
    },
    'another.requested': {
      says: 'asks for a new code',
      gesture: (person) => person.tap('button', 'Make a new code'),
    },
    'proof.requested': proofRequested,
    'screen.returned': screenReturned,
    'connection.restored': connectionRestored,
  },
  outcomes: {
    copy: {},
    arrival: arrivals,
    timeLeft: { over: done(undefined), broken: fails(new Error('broken')) },
  },
  constant: {
    'share.requested': 'the view writes it',
  },
  ends: {
    'nothing changes here: the person reads, copies and leaves': (seen) =>
      (['used', 'arrived'] as const).some((code) => seen.matches({ shown: { code } })),
    'the only way is back': (seen) => seen.matches('empty'),
  },
  states: {
    ...sharingStates,
    'shown.code.expired': seesExpired,
    'shown.code.used': seesUsed,
    'shown.code.arrived': seesArrived,
    looking: transient,
    empty: async (person) => {
      await person.sees('There is nothing to pay here');
      for (const sum of ['₱8,924.80', '₱0.00']) await person.doesNotSee(sum);
    },
    'shown.code.payable': async (person, { context }) => {
      await person.sees('Total payment');
      await person.sees('₱8,924.80');
      if (context.info?.code) {
        await person.sees('₱8,939.80');
        await person.doesNotSee('8001 7010 0000 0');
      }
      if (context.info?.defDetail) await person.sees('Open GCash and tap Bills.');
      if (contractNumberOf(context.info)) await person.doesNotSee('There is no code to pay with');
      else await person.sees('There is no code to pay with');
    },
  },
});
