import { assign, forwardTo, sendTo, setup } from 'xstate';
import { nowOf } from '../../services/clock.ts';
import type { AppRef, ScreenInput, ScreenReturned } from '../root/events.ts';
import { arrivalMachine } from '../payment/arrival.ts';
import { timeLeftMachine } from '../payment/timeLeft.ts';
import { asks } from '../root/asks.ts';
import {
  type CodePage,
  type CodePageEvent,
  codePageEvents,
  codePageGuards,
  codePageOf,
  codeEnds,
  countsTime,
  looksForArrival,
  sayingPaid,
  wayToComplaint,
  wayToInstructions,
  wayToOrder,
  wayToRepayment,
} from '../payment/codePage.ts';
import { type BridgeAnswer, copyMachine } from '../parts/copy.ts';
import { sharing } from '../parts/sharing.ts';
import { contractNumberOf } from '../payment/paymentWay.ts';
import { sumOf, typedSum } from '../parts/sum.ts';

interface PaymentNoticesContext extends CodePage {
  app: AppRef;
}

/** Repayment code page 2: the contract number, the total and how to pay, from the stored repayment info (docs/product/repaymentCode.md#screen). */
export const paymentNoticesMachine = setup({
  types: {} as {
    context: PaymentNoticesContext;
    input: ScreenInput;
    events: ScreenReturned | CodePageEvent | { type: 'back.chosen' } | BridgeAnswer;
    children: { copy: 'copy'; arrival: 'arrival'; timeLeft: 'timeLeft' };
  },
  actors: { copy: copyMachine, arrival: arrivalMachine, timeLeft: timeLeftMachine },
  guards: {
    ...codePageGuards,
    hasInfo: ({ context }) => context.info !== undefined,
    hasNumber: ({ context }) => contractNumberOf(context.info) !== '',
  },
  actions: {
    copyNumber: sendTo('copy', ({ context }) => ({
      type: 'copy.requested',
      text: contractNumberOf(context.info),
    })),
    copySum: sendTo('copy', ({ context: { info } }) => ({
      type: 'copy.requested',
      text: info ? typedSum(sumOf(info.amount, info.code?.fee)) : '',
    })),
    passToCopy: forwardTo('copy'),
    look: sendTo('arrival', { type: 'look.requested' }),
    trustShell: assign({ canShare: true }),
    share: asks(({ event }) => sharing(event)),
    tellPaid: asks(({ context }) => sayingPaid(context)),
    openOrder: asks(({ context }) => wayToOrder(context)),
    passToTime: forwardTo('timeLeft'),
    openRepayment: asks(({ context }) => wayToRepayment(context)),
    openComplaint: asks(({ context, event }) => wayToComplaint(context, event)),
    openInstructions: asks(({ context }) => wayToInstructions(context)),
    goBack: asks({ type: 'bridge.called', request: { action: 'closeWebView' } }),
  },
}).createMachine({
  id: 'paymentNotices',
  context: ({ input, self }) => ({ app: input.app, ...codePageOf(input, nowOf(self.system)) }),
  initial: 'looking',
  states: {
    looking: { always: [{ guard: 'hasInfo', target: 'shown' }, { target: 'empty' }] },
    empty: {
      description: 'Nothing to repay is stored on this phone for this order and session.',
      on: { 'back.chosen': { actions: 'goBack' } },
    },
    shown: {
      initial: 'payable',
      invoke: [
        { ...looksForArrival, onDone: { target: '.arrived' }, onError: { target: 'shown', reenter: true } },
      ],
      states: {
        payable: {
          description: 'The code can be paid by.',
          invoke: [
            { id: 'copy', src: 'copy', input: ({ context }) => ({ app: context.app }) },
            { ...countsTime, onDone: { target: 'expired' }, onError: { target: 'expired' } },
          ],
          on: {
            ...codePageEvents,
            'copy.requested': { guard: 'hasNumber', actions: 'copyNumber' },
            'sumCopy.requested': { actions: 'copySum' },
          },
        },
        ...codeEnds,
      },
    },
  },
});
