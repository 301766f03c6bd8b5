import { repaymentCodeMachine } from '../../machines/repaymentCode/machine.ts';
import type { AppRef } from '../../machines/root/context.ts';
import type { Found } from '../../machines/payment/arrival.ts';
import type { PaymentWay } from '../../services/repay/paymentWay.ts';
import { defineModel, done, internal, type Person, transient } from '../../packages/kit/index.ts';
import { assign, type SnapshotFrom } from 'xstate';
import { backPressed, dialogClosed } from '../models/fixtures/dialogs.ts';
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
import { screenReturned } from '../models/fixtures/pendingRequests.ts';
import { environment } from '../models/fixtures/environment.ts';
import {
  brokenQrPh,
  codePicture,
  lastingCode,
  walletCode,
  madeCode,
  ownSearch,
  picturedCode,
  qrPhOf,
  codeShellAnswer,
  wayWith,
  arrivals,
} from '../models/fixtures/repayment.ts';
import { open, pageSheet } from '../models/byHand.ts';
import { wordsOf } from '../models/words.ts';

type Seen = SnapshotFrom<typeof repaymentCodeMachine>;

const opened = (query: Record<string, string>) => ({
  route: 'repaymentOfCode' as const,
  search: new URLSearchParams(query).toString(),
  environment,
});

/** Page 2, with what is stored. */
const stored =
  (search: string, paymentWay?: () => PaymentWay) => (world: { double: (id: string) => AppRef }) => ({
    app: world.double('app'),
    route: 'repaymentOfCode2' as const,
    search,
    environment,
    ...(paymentWay && { stores: { paymentWay: paymentWay() } }),
  });

const isInSight = (seen: Seen) => seen.matches({ shown: { code: { payable: 'small' } } });

const isOfPage1 = ({ context }: Seen) => context.source === 'url';

const isOver = (seen: Seen) =>
  (['used', 'arrived'] as const).some((code) => seen.matches({ shown: { code } }));

/** The payload of a QR code that the app has made, for the amount with its fee. */
const scannedCode = { ...lastingCode, payCode: qrPhOf('8939.80'), reference: '' };

const seesOpenedCode = async (person: Person, { context }: Seen) => {
  await (context.sum ? person.sees('₱8,924.80') : person.doesNotSee('₱'));
  if (context.code) await person.sees('₱8,939.80');
  await (context.otherAmount === undefined
    ? person.doesNotSee('The link says')
    : person.sees('The link says ₱5,000.00'));
  await (context.code
    ? person.doesNotSee('We cannot confirm this code')
    : person.sees('We cannot confirm this code'));
  if (!context.code) await person.doesNotSeeRole('link', 'I have paid: see my order');
  // A picture would outlive the page that says that the code is not confirmed.
  await (context.code && context.payCode && !context.isTyped
    ? person.seesRole('link', 'Save as picture')
    : person.doesNotSeeRole('link', 'Save as picture'));
  await person.sees('Nobody from us ever asks for your OTP.');
  if (context.isTyped) await person.seesRole('img', `Barcode ${context.payCode}`);
};

const seesStoredNumber = async (person: Person, { context: { info, payCode } }: Seen) => {
  await person.sees('Total payment');
  await person.sees('₱8,924.80');
  if (info?.code) {
    await person.sees('₱8,939.80');
    await person.doesNotSee('8001 7010 0000 0');
  }
  if (info?.defDetail) await person.sees('Open GCash and tap Bills.');
  if (payCode) await person.doesNotSee('There is no code to pay with');
  else await person.sees('There is no code to pay with');
};

const machine = repaymentCodeMachine.provide({
  actions: { recordArrival: assign((_, found: Found) => ({ arrivedAt, found })) },
});

export const model = defineModel(machine, {
  words: wordsOf('repaymentCode'),
  sheet: pageSheet({
    'A code to type': { open: open('code-typed'), input: 'typed' },
    'A QR code': { open: open('code-qr'), input: 'scanned' },
    'A QR code that somebody changed': { open: open('code-broken'), input: 'broken' },
    'Nothing kept on this phone': { open: open('code-notices'), input: 'nothing kept' },
  }),
  inputs: {
    typed: ({ double }) => ({
      app: double('app'),
      ...opened({ showType: '1', payCode: '8001701000000', repayAmount: '892480' }),
    }),
    scanned: ({ double }) => ({
      app: double('app'),
      ...opened({ showType: '2', payCode: qrPhOf('8924.80'), repayAmount: '892480' }),
    }),
    pictured: ({ double }) => ({
      app: double('app'),
      ...opened({ showType: '2', payCodeImg: codePicture, repayAmount: '892480' }),
    }),
    broken: ({ double }) => ({
      app: double('app'),
      ...opened({ showType: '2', payCode: brokenQrPh, repayAmount: '892480' }),
    }),
    'made here': ({ double }) => ({
      app: double('app'),
      ...opened({ showType: '1', payCode: madeCode.payCode, repayAmount: '892480', sessionId: 's1' }),
      stores: { paymentWay: wayWith({}, walletCode) },
    }),
    'pictured here': ({ double }) => ({
      app: double('app'),
      ...opened({ showType: '2', payCodeImg: codePicture, repayAmount: '500000', sessionId: 's1' }),
      stores: { paymentWay: wayWith({}, { ...picturedCode, expiresAt: lastingCode.expiresAt }) },
    }),
    'scanned here': ({ double }) => ({
      app: double('app'),
      ...opened({ showType: '2', payCode: scannedCode.payCode, sessionId: 's1' }),
      stores: { paymentWay: wayWith({}, scannedCode) },
    }),
    'without a sum': ({ double }) => ({
      app: double('app'),
      ...opened({ showType: '1', payCode: '4242' }),
    }),
    'with a sum of zero': ({ double }) => ({
      app: double('app'),
      ...opened({ showType: '1', payCode: '4242', repayAmount: '0' }),
    }),
    'from a link of an order': ({ double }) => ({
      app: double('app'),
      ...opened({
        showType: '1',
        payCode: '8001701000000',
        repayAmount: '892480',
        orderId: 'o1',
        productId: 'p1',
      }),
    }),
    'from a link of an order that has another code here': ({ double }) => ({
      app: double('app'),
      ...opened({ showType: '1', payCode: '8001701000000', sessionId: 's1', orderId: 'o1', productId: 'p1' }),
      stores: { paymentWay: wayWith({}, { ...lastingCode, isDelay: true }) },
    }),
    'damaged, of an order': ({ double }) => ({
      app: double('app'),
      ...opened({ showType: '2', payCode: brokenQrPh, orderId: 'o1', productId: 'p1' }),
    }),
    'empty, of an order': ({ double }) => ({
      app: double('app'),
      ...opened({ showType: '1', orderId: 'o1', productId: 'p1' }),
    }),
    empty: ({ double }) => ({ app: double('app'), ...opened({ showType: '1' }) }),
    kept: stored(ownSearch, () => wayWith()),
    'kept with a code made': stored(ownSearch, () => wayWith({}, walletCode)),
    'kept without a code': stored(ownSearch, () => wayWith({ defDetail: undefined })),
    'kept of a paid loan': stored(ownSearch, () => wayWith({ repayAmount: 0 })),
    'kept of another session': stored('sessionId=s2', () => wayWith()),
    'kept of another order': stored(`${ownSearch}&orderId=o2`, () => wayWith()),
    'nothing kept': stored(ownSearch),
  },
  events: {
    'copy.requested': {
      says: 'copies the code',
      when: isInSight,
      gesture: (person) => person.tap('button', /^(Copy|Contract number.*)$/),
    },
    'code.enlarged': {
      says: 'enlarges the code',
      when: isOfPage1,
      gesture: (person) => person.tap('button', 'Enlarge'),
    },
    'dialog.closed': dialogClosed,
    'back.pressed': backPressed,
    'back.chosen': { says: 'goes back', gesture: (person) => person.tap('button', 'Back') },
    'bridge.answered': codeShellAnswer,
    'sumCopy.requested': {
      says: 'copies the sum',
      when: (seen) => isInSight(seen) && (isOfPage1(seen) || seen.context.payCode !== ''),
      gesture: (person) => person.tap('button', 'Copy amount'),
    },
    'share.requested': {
      says: 'saves or shares the code',
      when: (seen) => isInSight(seen) && seen.context.payCode === '8001701000000' && !seen.context.order,
      cases: { typed: { title: 'Payment', text: '8001701000000\n₱8,924.80' } },
      gesture: (person) => person.tap('button', 'Save or share'),
    },
    'wallet.opened': {
      says: "opens the channel's app with the amount",
      when: isInSight,
      gesture: (person) => person.tap('button', 'Open 7-Eleven'),
    },
    'instructions.chosen': {
      says: 'asks how to pay',
      when: isInSight,
      gesture: (person) => person.tap('link', 'How to pay, step by step'),
    },
    'payment.missed': {
      says: 'reports that the payment does not show',
      when: (seen) => isInSight(seen) || seen.matches({ shown: { code: 'expired' } }),
      cases: { known: ({ context }) => ({ detail: missedOf(context.code) }) },
      gesture: (person) => person.tap('link', /^(My payment does not show|I paid with it)$/),
    },
    'order.chosen': {
      says: 'goes to the order',
      when: (seen) => isInSight(seen) || isOver(seen),
      gesture: (person) => person.tap('link', /^(I have paid: see my order|See my order)$/),
    },
    'another.requested': {
      says: 'asks for a new code',
      when: (seen) =>
        isInSight(seen) ||
        (['expired', 'used'] as const).some((code) => seen.matches({ shown: { code } })) ||
        (seen.context.order !== undefined && (seen.matches('refused') || seen.matches('missing'))),
      gesture: (person) => person.tap('link', /^(Make a new code|Make a code from my order)$/),
    },
    'help.chosen': {
      says: 'asks the company about the code',
      when: (seen) => isInSight(seen) && isOfPage1(seen) && !seen.context.code && !seen.context.order,
      gesture: (person) => person.tap('link', 'Contact us'),
    },
    'proof.requested': proofRequested,
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
    arrival: arrivals,
    timeLeft: { over: done(undefined) },
    watchExpiry: {},
  },
  constant: {
    'share.requested': 'the view writes it',
    'arrival answers: arrival.is': 'it reports a part itself',
  },
  ends: {
    'what is left to do opens another page': (seen) => seen.matches({ shown: { code: 'arrived' } }),
    'the only way is back': (seen) => seen.matches('refused') || seen.matches('missing'),
  },
  states: {
    ...sharingStates,
    'shown.code.expired': seesExpired,
    'shown.code.used': seesUsed,
    'shown.code.arrived': seesArrived,
    checking: transient,
    refused: async (person) => {
      await person.sees('Do not pay with this code');
      await person.doesNotSeeRole('img');
    },
    missing: async (person, seen) => {
      await person.sees(isOfPage1(seen) ? 'There is no code to pay with' : 'There is nothing to pay here');
      for (const sum of ['₱8,924.80', '₱0.00']) await person.doesNotSee(sum);
    },
    'shown.code.payable.small': async (person, seen) => {
      if (isOfPage1(seen)) await seesOpenedCode(person, seen);
      else await seesStoredNumber(person, seen);
    },
    'shown.code.payable.enlarged': (person, { context }) =>
      person.seesRole('dialog', context.code ? '₱8,939.80' : context.sum ? '₱8,924.80' : 'Payment'),
  },
});
