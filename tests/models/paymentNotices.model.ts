import { paymentNoticesMachine } from '../../machines/paymentNotices/machine.ts';
import type { AppRef } from '../../machines/root/events.ts';
import { contractNumberOf, type PaymentWay } from '../../machines/payment/paymentWay.ts';
import { defineModel, transient } from '../kit/index.ts';
import { environment } from './fixtures/environment.ts';
import { missedOf } from './fixtures/missed.ts';
import { screenReturned } from './fixtures/intents.ts';
import { madeCode, ownSearch, shellAnswer, wayWith } from './fixtures/repayment.ts';
import { sheetOf } from './byHand.ts';
import { wordsOf } from './words.ts';

const opened =
  (search: string, paymentWay?: () => PaymentWay) => (world: { double: (id: string) => AppRef }) => ({
    app: world.double('app'),
    route: 'repaymentOfCode2' as const,
    search,
    environment,
    ...(paymentWay && { stores: { paymentWay: paymentWay() } }),
  });

export const model = defineModel(paymentNoticesMachine, {
  words: wordsOf('paymentNotices'),
  sheet: sheetOf('paymentNotices'),
  inputs: {
    stored: opened(ownSearch, () => wayWith()),
    'with a code made': opened(ownSearch, () => wayWith({}, madeCode)),
    codeless: opened(ownSearch, () => wayWith({ defDetail: undefined })),
    nothing: opened(ownSearch),
    'of another session': opened('sessionId=s2', () => wayWith()),
    'of another order': opened(`${ownSearch}&orderId=o2`, () => wayWith()),
  },
  events: {
    'copy.requested': {
      says: 'taps the contract number',
      gesture: (person) => person.tap('button', /Contract number/),
    },
    'back.chosen': { says: 'goes back', gesture: (person) => person.tap('button', 'Back') },
    'bridge.answered': shellAnswer,
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
    'instructions.chosen': {
      says: 'asks how to pay',
      gesture: (person) => person.tap('button', 'How to pay, step by step'),
    },
    'payment.missed': {
      says: 'reports that the payment does not show',
      cases: { known: ({ context }) => ({ detail: missedOf(context.info?.code) }) },
      gesture: (person) => person.tap('button', 'My payment does not show'),
    },
    'order.chosen': {
      says: 'has paid, and goes to the order',
      gesture: (person) => person.tap('button', 'I have paid: see my order'),
    },
    'screen.returned': screenReturned,
  },
  outcomes: { copy: {}, arrival: {} },
  ends: {
    'nothing changes here: the person reads, copies and leaves': (seen) => seen.matches('shown'),
    'the only way is back': (seen) => seen.matches('empty'),
  },
  states: {
    looking: transient,
    empty: async (person) => {
      await person.sees('There is nothing to pay here');
      await person.doesNotSee('₱8,924.80');
    },
    shown: async (person, { context }) => {
      await person.sees('Total payment');
      await person.sees('₱8,924.80');
      if (context.info?.code) {
        await person.sees('₱8,939.80');
        await person.doesNotSee('8001 7010 0000 0');
      }
      if (context.info?.defDetail) await person.sees('Open GCash and tap Bills.');
    },
  },
});
