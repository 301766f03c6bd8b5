import { sendTo, setup } from 'xstate';
import { nowOf } from '../../services/clock.ts';
import { imageSource } from '../../services/images.ts';
import { codeAddressOf, isOpenedFor } from '../../services/repay/codeAddress.ts';
import type { CodeInfo, MadeCode } from '../../services/repay/stored.ts';
import type { AppRef, ScreenInput, ScreenReturned } from '../root/events.ts';
import { arrivalMachine } from '../payment/arrival.ts';
import { timeLeftMachine } from '../payment/timeLeft.ts';
import { asks } from '../root/asks.ts';
import {
  type CodePage,
  type CodePageEvent,
  codePageOf,
  expiryOf,
  wayToRepayment,
} from '../payment/codePage.ts';
import { codePageKit, showsCode } from '../payment/codePageKit.ts';
import { type BridgeAnswer, copyMachine } from '../parts/copy.ts';
import type { RepaymentPage } from '../payment/paymentWay.ts';
import { type Sum, sumOf, typedSum } from '../parts/sum.ts';
import { type CodeFault, qrPhFault } from './qrPh.ts';

interface RepaymentCodeContext extends CodePage {
  app: AppRef;
  payCode: string;
  image: string;
  /** showType 1: a code to type or to scan as a barcode. Otherwise a QR code. */
  isTyped: boolean;
  code: MadeCode | undefined;
  sum: Sum | undefined;
  fault: CodeFault | undefined;
  /** Centavos in the URL of a code from a link, if the order has another amount. */
  otherAmount: number | undefined;
  /** The repayment page before this one; undefined when the shell opened the code directly, or for another session. */
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

const sumWithoutFee = (total: number | undefined): Sum | undefined =>
  total === undefined ? undefined : { toLoan: undefined, fee: undefined, total };

/** The company's sum for this code, otherwise the one in the URL. */
const sumFor = (amount: number | undefined, known: CodeInfo | undefined): Sum | undefined => {
  if (known) {
    const whole = sumOf(known.amount, known.code?.fee);
    // An older release stored no amount: the amount due then is the code's only if the URL agrees.
    const isOfCode = known.code?.amount !== undefined || amount === undefined;
    if (isOfCode || [whole.toLoan, whole.total].includes(amount)) return whole;
  }
  return sumWithoutFee(amount);
};

const contextOf = (input: ScreenInput, now: number): RepaymentCodeContext => {
  const page = new URLSearchParams(input.search);
  const opened = codeAddressOf(page);
  const { payCode, picture, isTyped } = opened;
  const repayAmount = page.get('repayAmount') ?? '';
  const amount = /^\d{1,15}$/.test(repayAmount) ? Number(repayAmount) : undefined;
  const known = codePageOf(input, now);
  const made = known.info?.code;
  const code = made && isOpenedFor(opened, made) ? made : undefined;
  const said = sumFor(amount, code && known.info);
  // For a code from a link, only the order's own amount comes from the company.
  const due = !code && page.has('orderId') ? known.due : undefined;
  const sum = sumWithoutFee(due) ?? said;
  return {
    app: input.app,
    ...known,
    isReturn: known.isReturn && code !== undefined,
    until: expiryOf(code),
    payCode,
    image: imageSource(picture, true),
    isTyped,
    code,
    sum,
    otherAmount: due !== undefined && amount !== due ? amount : undefined,
    // A code to type is a plain number, whatever its first digits.
    fault: isTyped && /^\d*$/.test(payCode) ? undefined : qrPhFault(payCode, sum?.total, sum?.toLoan),
    page: known.info && input.stores?.paymentWay?.page,
  };
};

/** Repayment code: a code to type or a QR code to scan, entirely from the URL (docs/product/repaymentCode.md#screen). */
export const repaymentCodeMachine = setup({
  types: {} as {
    context: RepaymentCodeContext;
    input: ScreenInput;
    events: RepaymentCodeEvent;
    tags: 'modal';
    children: { copy: 'copy'; arrival: 'arrival'; timeLeft: 'timeLeft' };
  },
  actors: { copy: copyMachine, arrival: arrivalMachine, timeLeft: timeLeftMachine },
  guards: {
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
    /** Opens the repayment, which is in this WebView; without one it closes the WebView. */
    goBack: asks(({ context }) => {
      const { page, order } = context;
      if (!page) return { type: 'bridge.called', request: { action: 'closeWebView' } };
      // The last opened repayment may belong to another order.
      return page.query.orderId === order?.orderId
        ? { type: 'navigation.requested', ...page, replace: true }
        : wayToRepayment(context);
    }),
  },
})
  .extend(codePageKit<RepaymentCodeContext, RepaymentCodeEvent>())
  .createMachine({
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
      shown: showsCode({
        copies: {
          'copy.requested': { guard: 'hasCode', actions: 'copyCode' },
          'sumCopy.requested': { guard: 'hasSum', actions: 'copySum' },
        },
        inside: {
          initial: 'small',
          states: {
            small: { on: { 'code.enlarged': { target: 'enlarged' } } },
            enlarged: {
              description: 'The code fills the screen, to be scanned.',
              tags: 'modal',
              on: { 'dialog.closed': { target: 'small' }, 'back.pressed': { target: 'small' } },
            },
          },
        },
      }),
    },
  });
