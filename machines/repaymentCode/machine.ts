import { assign, forwardTo, sendTo, setup } from 'xstate';
import { nowOf } from '../../services/clock.ts';
import { imageSource } from '../../services/images.ts';
import { codeAddressOf, isOpenedFor } from '../../services/repay/codeAddress.ts';
import type { MadeCode } from '../../services/repay/stored.ts';
import type { AppRef, ScreenInput, ScreenReturned } from '../root/events.ts';
import { arrivalMachine } from '../payment/arrival.ts';
import { asks } from '../root/asks.ts';
import {
  type CodePage,
  type CodePageEvent,
  codePageEvents,
  codePageGuards,
  codePageOf,
  lookingFor,
  sayingPaid,
  wayToComplaint,
  wayToInstructions,
  wayToOrder,
} from '../payment/codePage.ts';
import { type BridgeAnswer, copyMachine } from '../parts/copy.ts';
import { sharing } from '../parts/sharing.ts';
import type { RepaymentPage } from '../payment/paymentWay.ts';
import { type Sum, sumOf, typedSum } from '../parts/sum.ts';
import { type CodeFault, qrPhFault } from './qrPh.ts';

interface RepaymentCodeContext extends CodePage {
  app: AppRef;
  /** The code to pay with; empty when the address names none. */
  payCode: string;
  /** Picture of the code or its channel; empty when there is none that may be shown. */
  image: string;
  /** showType 1: a code to type or to have scanned as a barcode. Otherwise a QR code. */
  isTyped: boolean;
  /** What the code was made for; undefined when nothing is known of it but what the address says. */
  code: MadeCode | undefined;
  /** What is to be paid; undefined when nobody says. */
  sum: Sum | undefined;
  fault: CodeFault | undefined;
  /** The repayment that the borrower came from; undefined when the shell opened the code by itself, or for another session. */
  page: RepaymentPage | undefined;
}

type RepaymentCodeEvent =
  | ScreenReturned
  | CodePageEvent
  | { type: 'code.enlarged' }
  | { type: 'dialog.closed' }
  | { type: 'back.pressed' }
  | { type: 'back.chosen' }
  | BridgeAnswer;

/** The sum of the address, with its parts where they are known and agree with it. */
const sumFor = (amount: number | undefined, whole: Sum | undefined): Sum | undefined => {
  if (whole && (amount === undefined || [whole.toLoan, whole.total].includes(amount))) return whole;
  return amount === undefined ? undefined : { toLoan: undefined, fee: undefined, total: amount };
};

/** A code may ask for what goes to the loan, or for all that is paid. */
const faultOf = (payCode: string, amount: number | undefined, sum: Sum | undefined) => {
  const fault = qrPhFault(payCode, amount);
  return fault === 'amount' ? qrPhFault(payCode, sum?.total) : fault;
};

const contextOf = (input: ScreenInput, now: number): RepaymentCodeContext => {
  const page = new URLSearchParams(input.search);
  const address = codeAddressOf(page);
  const { payCode, picture, isTyped } = address;
  const repayAmount = page.get('repayAmount') ?? '';
  const amount = /^\d{1,15}$/.test(repayAmount) ? Number(repayAmount) : undefined;
  const known = codePageOf(input, now);
  const made = known.info?.code;
  const code = made && isOpenedFor(address, made) ? made : undefined;
  const sum = sumFor(amount, known.info && code && sumOf(known.info.amount, code.fee));
  return {
    app: input.app,
    ...known,
    payCode,
    image: imageSource(picture, true),
    isTyped,
    code,
    sum,
    // What is typed is a plain number, whatever it begins with.
    fault: isTyped && /^\d*$/.test(payCode) ? undefined : faultOf(payCode, amount, sum),
    page: known.info && input.stores?.paymentWay?.page,
  };
};

/** Repayment code: a code to type or a QR code to scan, all of it from the address (docs/product/repaymentCode.md#screen). */
export const repaymentCodeMachine = setup({
  types: {} as {
    context: RepaymentCodeContext;
    input: ScreenInput;
    events: RepaymentCodeEvent;
    tags: 'modal';
    children: { copy: 'copy'; arrival: 'arrival' };
  },
  actors: { copy: copyMachine, arrival: arrivalMachine },
  guards: {
    ...codePageGuards,
    hasSum: ({ context }) => context.sum !== undefined,
    isFaulty: ({ context }) => context.fault !== undefined,
    isEmpty: ({ context }) => !context.payCode && (context.isTyped || !context.image),
    hasCode: ({ context }) => context.payCode !== '',
  },
  actions: {
    copyCode: sendTo('copy', ({ context }) => ({ type: 'copy.requested', text: context.payCode })),
    copySum: sendTo('copy', ({ context: { sum } }) => ({
      type: 'copy.requested',
      text: sum ? typedSum(sum) : '',
    })),
    passToCopy: forwardTo('copy'),
    look: sendTo('arrival', { type: 'look.requested' }),
    trustShell: assign({ canShare: true }),
    share: asks(({ event }) => sharing(event)),
    tellPaid: asks(({ context }) => sayingPaid(context)),
    openOrder: asks(({ context }) => wayToOrder(context)),
    openComplaint: asks(({ context, event }) => wayToComplaint(context, event)),
    openInstructions: asks(({ context }) => wayToInstructions(context)),
    /** To the repayment, which is in this web view; without one the web view closes. */
    goBack: asks(({ context: { page } }) =>
      page
        ? { type: 'navigation.requested', ...page, replace: true }
        : { type: 'bridge.called', request: { action: 'closeWebView' } },
    ),
  },
}).createMachine({
  id: 'repaymentCode',
  context: ({ input, self }) => contextOf(input, nowOf(self.system)),
  initial: 'checking',
  states: {
    checking: {
      description: 'The code is looked at before anybody pays by it.',
      always: [
        { guard: 'isFaulty', target: 'refused' },
        { guard: 'isEmpty', target: 'missing' },
        { target: 'shown' },
      ],
    },
    refused: {
      description: 'The code is broken or for something else: it must not be paid.',
      on: { 'back.chosen': { actions: 'goBack' } },
    },
    missing: {
      description: 'The address names no code.',
      on: { 'back.chosen': { actions: 'goBack' } },
    },
    shown: {
      initial: 'small',
      invoke: [
        { id: 'copy', src: 'copy', input: ({ context }) => ({ app: context.app }) },
        { id: 'arrival', src: 'arrival', input: ({ context }) => lookingFor(context) },
      ],
      on: {
        ...codePageEvents,
        'copy.requested': { guard: 'hasCode', actions: 'copyCode' },
        'sumCopy.requested': { guard: 'hasSum', actions: 'copySum' },
      },
      states: {
        small: { on: { 'code.enlarged': { target: 'enlarged' } } },
        enlarged: {
          description: 'The code fills the screen, to be scanned.',
          tags: 'modal',
          on: { 'dialog.closed': { target: 'small' }, 'back.pressed': { target: 'small' } },
        },
      },
    },
  },
});
