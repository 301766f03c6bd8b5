import { assign, forwardTo, sendTo, setup } from 'xstate';
import { nowOf } from '../../services/clock.ts';
import { isMarket } from '../../services/orderDetails/request.ts';
import type { AppRef, ScreenInput } from '../root/events.ts';
import { type BridgeAnswer, copyMachine } from '../parts/copy.ts';
import { contractNumberOf, infoFor } from '../payment/paymentWay.ts';
import { type Sum, sumOf } from '../parts/sum.ts';

/** The explained ways to pay (docs/product/repaymentCode.md#screen). */
export const payWays = ['firstWallet', 'secondWallet', 'store'] as const;
export type PayWay = (typeof payWays)[number];

export const stepCount = 4;

interface InstructionsContext {
  app: AppRef;
  reference: string;
  sum: Sum | undefined;
  market: boolean;
  way: PayWay;
  step: number;
}

type InstructionsEvent =
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
    reference: contractNumberOf(info),
    sum: info && sumOf(info.amount, info.code?.fee),
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
  actors: { copy: copyMachine },
  guards: {
    hasReference: ({ context }) => context.reference !== '',
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
    copyReference: sendTo('copy', ({ context }) => ({ type: 'copy.requested', text: context.reference })),
    passToCopy: forwardTo('copy'),
  },
}).createMachine({
  id: 'instructions',
  context: ({ input, self }) => contextOf(input, nowOf(self.system)),
  invoke: { id: 'copy', src: 'copy', input: ({ context }) => ({ app: context.app }) },
  on: {
    'copy.requested': { guard: 'hasReference', actions: 'copyReference' },
    'bridge.answered': { actions: 'passToCopy' },
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
