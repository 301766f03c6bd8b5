// Its chart, drawn: docs/charts/paymentNotices.md
import { setup, type SnapshotFrom } from 'xstate';
import { nowOf } from '../../services/visit/clock.ts';
import type { PaymentInput, PaymentRequest } from '../payment/requests.ts';
import type { AppRef, ScreenMessage } from '../screen/events.ts';
import { arrivalMachine } from '../payment/arrival.ts';
import { timeLeftMachine } from '../payment/timeLeft.ts';
import { sendToApp } from '../screen/actions.ts';
import { type CodePage, type CodePageEvent, codePageOf } from '../payment/codePage.ts';
import { codePageKit, codePiecesOf, sharingOffered } from '../payment/codePageKit.ts';
import { type BridgeAnswer, copyMachine, sendToCopy } from '../screen/copy.ts';
import { contractNumberOf } from '../../services/repay/paymentWay.ts';
import { sumOf, typedSum } from '../../services/values/sum.ts';

interface PaymentNoticesContext extends CodePage {
  app: AppRef<PaymentRequest>;
}

type PaymentNoticesEvent = ScreenMessage | CodePageEvent | { type: 'back.chosen' } | BridgeAnswer;

const paymentNotices = setup({
  types: {} as {
    context: PaymentNoticesContext;
    input: PaymentInput;
    events: PaymentNoticesEvent;
    children: { copy: 'copy'; arrival: 'arrival'; timeLeft: 'timeLeft' };
  },
  actors: { copy: copyMachine, arrival: arrivalMachine, timeLeft: timeLeftMachine },
  guards: {
    /** A stored loan of which nothing is owed any more is nothing to pay. */
    hasSum: ({ context }) => (context.info?.amount ?? 0) > 0,
    hasNumber: ({ context }) => contractNumberOf(context.info) !== '',
  },
  actions: {
    copyNumber: sendToCopy(({ context }) => ({
      type: 'copy.requested',
      text: contractNumberOf(context.info),
    })),
    copySum: sendToCopy(({ context: { info } }) => ({
      type: 'copy.requested',
      text: info ? typedSum(sumOf(info.amount, info.code?.fee)) : '',
    })),
    goBack: sendToApp(() => ({ type: 'bridge.called', request: { action: 'closeWebView' } })),
  },
}).extend(codePageKit);
const { showsCode } = codePiecesOf(paymentNotices);

/** Repayment code page 2: the contract number, the total and how to pay, from the stored repayment info (docs/product/repaymentCode.md#screen). */
export const paymentNoticesMachine = paymentNotices.createMachine({
  id: 'paymentNotices',
  context: ({ input, self }) => ({ app: input.app, ...codePageOf(input, nowOf(self.system)) }),
  initial: 'looking',
  states: {
    looking: { always: [{ guard: 'hasSum', target: 'shown' }, { target: 'empty' }] },
    empty: {
      description: 'Nothing to pay is stored on this phone for this order and session.',
      on: { 'back.chosen': { actions: 'goBack' } },
    },
    shown: showsCode({
      copies: {
        'copy.requested': { guard: 'hasNumber', actions: 'copyNumber' },
        'sumCopy.requested': { actions: 'copySum' },
      },
      inside: {},
    }),
  },
});

sharingOffered satisfies Parameters<SnapshotFrom<typeof paymentNoticesMachine>['matches']>[0];
