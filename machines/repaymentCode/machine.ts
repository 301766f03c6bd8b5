// Its chart, drawn: docs/charts/repaymentCode.md
import { setup, type SnapshotFrom } from 'xstate';
import { nowOf } from '../../services/visit/clock.ts';
import type { PaymentInput, PaymentRequest } from '../payment/requests.ts';
import type { AppRef, DialogMessage, ScreenMessage } from '../screen/events.ts';
import { arrivalMachine } from '../payment/arrival.ts';
import { timeLeftMachine } from '../payment/timeLeft.ts';
import { sendToApp } from '../screen/actions.ts';
import {
  type CodePage,
  type CodePageEvent,
  codePageOf,
  expiryOf,
  navigateToRepayment,
} from '../payment/codePage.ts';
import { codePageKit, codePiecesOf, sharingOffered } from '../payment/codePageKit.ts';
import { type BridgeAnswer, copyMachine, sendToCopy } from '../screen/copy.ts';
import type { RepaymentPage } from '../../services/repay/paymentWay.ts';
import { typedSum } from '../../services/values/sum.ts';
import { isEmpty, type OpenedCode, openedCode } from '../../services/repay/openedCode.ts';

interface RepaymentCodeContext extends CodePage, OpenedCode {
  app: AppRef<PaymentRequest>;
  /** The repayment page before this one; undefined when the shell opened the code directly, or for another session. */
  page: RepaymentPage | undefined;
}

type RepaymentCodeEvent =
  | ScreenMessage
  | CodePageEvent
  | { type: 'code.enlarged' }
  | DialogMessage
  | { type: 'back.chosen' }
  | { type: 'help.chosen' }
  | BridgeAnswer;

const contextOf = (input: PaymentInput, now: number): RepaymentCodeContext => {
  const known = codePageOf(input, now);
  const opened = openedCode(new URLSearchParams(input.search), known);
  return {
    app: input.app,
    ...known,
    ...opened,
    isReturn: known.isReturn && opened.code !== undefined,
    until: expiryOf(opened.code),
    page: known.info && input.stores?.paymentWay?.page,
  };
};

const repaymentCode = setup({
  types: {} as {
    context: RepaymentCodeContext;
    input: PaymentInput;
    events: RepaymentCodeEvent;
    tags: 'modal';
    children: { copy: 'copy'; arrival: 'arrival'; timeLeft: 'timeLeft' };
  },
  actors: { copy: copyMachine, arrival: arrivalMachine, timeLeft: timeLeftMachine },
  guards: {
    hasSum: ({ context }) => context.sum !== undefined,
    isFaulty: ({ context }) => context.fault !== undefined,
    isEmpty: ({ context }) => isEmpty(context),
    hasCode: ({ context }) => context.payCode !== '',
    /** A code from a link is not known to be this borrower's: nothing is reported as paid with it. */
    isMadeForOrder: ({ context }) => context.code !== undefined && context.order !== undefined,
    isOfOrderByLink: ({ context }) => context.code === undefined && context.order !== undefined,
  },
  actions: {
    copyCode: sendToCopy(({ context }) => ({ type: 'copy.requested', text: context.payCode })),
    copySum: sendToCopy(({ context: { sum } }) => ({
      type: 'copy.requested',
      text: sum ? typedSum(sum) : '',
    })),
    openHelp: sendToApp(() => ({ type: 'navigation.requested', to: 'customerService' })),
    /** Opens the repayment, which is in this WebView; without one it closes the WebView. */
    goBack: sendToApp(({ context }) => {
      const { page, order } = context;
      if (!page) return { type: 'bridge.called', request: { action: 'closeWebView' } };
      // The last opened repayment may belong to another order.
      return page.query.orderId === order?.orderId
        ? { type: 'navigation.requested', ...page, replace: true }
        : navigateToRepayment(context);
    }),
  },
}).extend(codePageKit);
const { showsCode } = codePiecesOf(repaymentCode);

/** Repayment code: a code to type or a QR code to scan, entirely from the URL (docs/product/repaymentCode.md#screen). */
export const repaymentCodeMachine = repaymentCode.createMachine({
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
        'order.chosen': { guard: 'isMadeForOrder', actions: ['reportPaid', 'openOrder'] },
        'another.requested': { guard: 'isOfOrderByLink', actions: 'openRepayment' },
        'help.chosen': { actions: 'openHelp' },
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

sharingOffered satisfies Parameters<SnapshotFrom<typeof repaymentCodeMachine>['matches']>[0];
