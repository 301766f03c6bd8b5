import { assign, forwardTo, sendTo, setup } from 'xstate';
import { nowOf } from '../../services/clock.ts';
import { isMarket } from '../../services/orderDetails/request.ts';
import type { CodeInfo } from '../../services/repay/stored.ts';
import type { AppRef, ScreenInput, ScreenReturned } from '../root/events.ts';
import { type BridgeAnswer, copyMachine } from '../parts/copy.ts';
import { expiryOf } from '../payment/codePage.ts';
import { contractNumberOf, infoFor } from '../payment/paymentWay.ts';
import { timeLeftMachine } from '../payment/timeLeft.ts';

/** The explained ways to pay (docs/product/repaymentCode.md#screen). */
export const payWays = ['firstWallet', 'secondWallet', 'store'] as const;
export type PayWay = (typeof payWays)[number];

export const stepCount = 4;

interface InstructionsContext {
  app: AppRef;
  /** Without its code once that has expired: it must not be paid any more. */
  info: CodeInfo | undefined;
  market: boolean;
  way: PayWay;
  step: number;
}

type InstructionsEvent =
  | ScreenReturned
  | { type: 'way.chosen'; way: PayWay }
  | { type: 'picture.enlarged'; step: number }
  | { type: 'picture.turned'; by: 1 | -1 }
  | { type: 'dialog.closed' }
  | { type: 'back.pressed' }
  | { type: 'copy.requested' }
  | BridgeAnswer;

const names: Record<PayWay, RegExp> = {
  firstWallet: /gcash/i,
  secondWallet: /maya/i,
  store: /7.?eleven|store|kiosk|cliqq/i,
};

const wayOf = (channel: string): PayWay => payWays.find((way) => names[way].test(channel)) ?? 'firstWallet';

const contextOf = ({ app, search, stores }: ScreenInput, now: number): InstructionsContext => {
  const info = infoFor(stores?.paymentWay, search, now);
  return {
    app,
    info,
    market: isMarket(new URLSearchParams(search)),
    way: wayOf(info?.code?.channel ?? ''),
    step: 0,
  };
};

/** Payment instructions of the local payment provider: steps with enlargeable pictures (docs/product/repaymentCode.md#screen). */
export const instructionsMachine = setup({
  types: {} as {
    context: InstructionsContext;
    input: ScreenInput;
    events: InstructionsEvent;
    tags: 'modal';
  },
  actors: { copy: copyMachine, timeLeft: timeLeftMachine },
  guards: {
    hasCode: ({ context }) => context.info?.code !== undefined,
    hasReference: ({ context }) => contractNumberOf(context.info) !== '',
    isStep: ({ event }) => event.type === 'picture.enlarged' && event.step >= 0 && event.step < stepCount,
    hasPicture: ({ context, event }) =>
      event.type === 'picture.turned' && context.step + event.by >= 0 && context.step + event.by < stepCount,
  },
  actions: {
    chooseWay: assign({
      way: ({ context, event }) => (event.type === 'way.chosen' ? event.way : context.way),
    }),
    chooseStep: assign({
      step: ({ context, event }) => (event.type === 'picture.enlarged' ? event.step : context.step),
    }),
    turnPicture: assign({
      step: ({ context, event }) => context.step + (event.type === 'picture.turned' ? event.by : 0),
    }),
    copyReference: sendTo('copy', ({ context }) => ({
      type: 'copy.requested',
      text: contractNumberOf(context.info),
    })),
    dropCode: assign({ info: ({ context: { info } }) => info && { ...info, code: undefined } }),
    passToCopy: forwardTo('copy'),
    passToTime: forwardTo('timeLeft'),
  },
}).createMachine({
  id: 'instructions',
  context: ({ input, self }) => contextOf(input, nowOf(self.system)),
  invoke: [
    { id: 'copy', src: 'copy', input: ({ context }) => ({ app: context.app }) },
    {
      id: 'timeLeft',
      src: 'timeLeft',
      input: ({ context }) => ({ until: expiryOf(context.info?.code) }),
      onDone: { actions: 'dropCode' },
      onError: { actions: 'dropCode' },
    },
  ],
  on: {
    'copy.requested': { guard: 'hasReference', actions: 'copyReference' },
    'bridge.answered': { actions: 'passToCopy' },
    'screen.returned': { guard: 'hasCode', actions: 'passToTime' },
  },
  initial: 'reading',
  states: {
    reading: {
      on: {
        'way.chosen': { actions: 'chooseWay' },
        'picture.enlarged': { guard: 'isStep', target: 'enlarged', actions: 'chooseStep' },
      },
    },
    enlarged: {
      description: "One step's picture fills the screen; swiping turns to the next.",
      tags: 'modal',
      on: {
        'picture.turned': { guard: 'hasPicture', actions: 'turnPicture' },
        'dialog.closed': { target: 'reading' },
        'back.pressed': { target: 'reading' },
      },
    },
  },
});
