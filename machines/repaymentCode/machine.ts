import { forwardTo, sendTo, setup } from 'xstate';
import { imageSource } from '../../services/images.ts';
import type { AppRef, ScreenInput } from '../app/events.ts';
import { asks } from '../parts/asks.ts';
import { type BridgeAnswer, copyMachine } from '../parts/copy.ts';
import { infoFor, type RepaymentPage } from '../parts/paymentWay.ts';
import { type CodeFault, qrPhFault } from './qrPh.ts';

interface RepaymentCodeContext {
  app: AppRef;
  /** The code to pay with; empty when the address names none. */
  payCode: string;
  /** Picture of the code or its channel; empty when there is none that may be shown. */
  image: string;
  /** showType 1: a code to type or to have scanned as a barcode. Otherwise a QR code. */
  isTyped: boolean;
  /** Centavos to pay; undefined when the address does not say. */
  amount: number | undefined;
  /** The market flag: rupees instead of pesos. */
  market: boolean;
  fault: CodeFault | undefined;
  /** The repayment that the borrower came from; undefined when the shell opened the code by itself, or for another session. */
  page: RepaymentPage | undefined;
}

type RepaymentCodeEvent =
  | { type: 'copy.requested' }
  | { type: 'code.enlarged' }
  | { type: 'dialog.closed' }
  | { type: 'back.pressed' }
  | { type: 'back.chosen' }
  | BridgeAnswer;

const contextOf = ({ app, search, stores }: ScreenInput): RepaymentCodeContext => {
  const page = new URLSearchParams(search);
  const payCode = page.get('payCode') ?? '';
  const repayAmount = page.get('repayAmount') ?? '';
  const isTyped = page.get('showType') === '1';
  const amount = /^\d{1,15}$/.test(repayAmount) ? Number(repayAmount) : undefined;
  return {
    app,
    payCode,
    image: imageSource(page.get('payCodeImg') ?? '', true),
    isTyped,
    amount,
    market: page.get('market') === '1',
    // What is typed is a plain number, whatever it begins with.
    fault: isTyped ? undefined : qrPhFault(payCode, amount),
    page: infoFor(stores?.paymentWay, search) && stores?.paymentWay?.page,
  };
};

/** Repayment code: a code to type or a QR code to scan, all of it from the address (spec §2, Repayment code). */
export const repaymentCodeMachine = setup({
  types: {} as {
    context: RepaymentCodeContext;
    input: ScreenInput;
    events: RepaymentCodeEvent;
    tags: 'modal';
  },
  actors: { copy: copyMachine },
  guards: {
    isFaulty: ({ context }) => context.fault !== undefined,
    isEmpty: ({ context }) => !context.payCode && (context.isTyped || !context.image),
    hasCode: ({ context }) => context.payCode !== '',
  },
  actions: {
    copyCode: sendTo('copy', ({ context }) => ({ type: 'copy.requested', text: context.payCode })),
    passToCopy: forwardTo('copy'),
    /** To the repayment, which is in this web view; without one the web view closes. */
    goBack: asks(({ context: { page } }) =>
      page
        ? { type: 'navigation.requested', ...page, replace: true }
        : { type: 'bridge.called', request: { action: 'closeWebView' } },
    ),
  },
}).createMachine({
  id: 'repaymentCode',
  context: ({ input }) => contextOf(input),
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
      description: 'The code is broken or for something else: nobody may pay by it.',
      on: { 'back.chosen': { actions: 'goBack' } },
    },
    missing: {
      description: 'The address names no code.',
      on: { 'back.chosen': { actions: 'goBack' } },
    },
    shown: {
      initial: 'small',
      invoke: { id: 'copy', src: 'copy', input: ({ context }) => ({ app: context.app }) },
      on: {
        'copy.requested': { guard: 'hasCode', actions: 'copyCode' },
        'bridge.answered': { actions: 'passToCopy' },
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
