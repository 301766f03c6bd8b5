// Its chart, drawn: docs/charts/instructions.md
import { assign, setup } from 'xstate';
import { nowOf } from '../../services/visit/clock.ts';
import type { PaymentInput } from '../payment/requests.ts';
import type { AppRef, DialogMessage, ScreenMessage } from '../screen/events.ts';
import { type BridgeAnswer, copyMachine, sendToCopy } from '../screen/copy.ts';
import { arrivalMachine, type Found, type PartArrived, sendToArrival } from '../payment/arrival.ts';
import { type CodePage, codePageOf, arrivalInput, wayTo } from '../payment/codePage.ts';
import { contractNumberOf } from '../../services/repay/paymentWay.ts';
import { type CodeRevived, watchExpiry } from '../../services/repay/watchExpiry.ts';
import { sendToTime, timeLeftMachine } from '../payment/timeLeft.ts';
import { sendToApp, withEvent, withOutput } from '../screen/actions.ts';

/** The explained ways to pay (docs/product/repaymentCode.md#screen). */
export const payWays = ['firstWallet', 'secondWallet', 'store'] as const;
export type PayWay = (typeof payWays)[number];

export const stepCount = 4;

/** Its `info` has no code once that has expired, and is undefined once it was paid: neither may be paid any more. */
interface InstructionsContext extends CodePage {
  app: AppRef;
  way: PayWay;
  step: number;
  /** As the page opened, also with a code that has expired since. */
  opened: CodePage['info'];
}

type InstructionsEvent =
  | ScreenMessage
  | { type: 'way.chosen'; way: PayWay }
  | { type: 'picture.enlarged'; step: number }
  | { type: 'picture.turned'; by: 1 | -1 }
  | DialogMessage
  | { type: 'copy.requested' }
  | { type: 'order.chosen' }
  | BridgeAnswer
  | CodeRevived
  | PartArrived;

const names: Record<PayWay, RegExp> = {
  firstWallet: /gcash/i,
  secondWallet: /maya/i,
  store: /7.?eleven|store|kiosk|cliqq/i,
};

const wayOf = (channel: string): PayWay => payWays.find((way) => names[way].test(channel)) ?? 'firstWallet';

const isStep = (step: number) => step >= 0 && step < stepCount;

const contextOf = (input: PaymentInput, now: number): InstructionsContext => {
  const page = codePageOf(input, now);
  return { app: input.app, ...page, way: wayOf(page.info?.code?.channel ?? ''), step: 0, opened: page.info };
};

/** Nothing is left to pay by the code. */
export const hasArrived = ({ found }: CodePage): boolean => found?.arrival.is === 'arrived';

/** Payment instructions of the local payment provider: steps with enlargeable pictures (docs/product/repaymentCode.md#screen). */
export const instructionsMachine = setup({
  types: {} as {
    context: InstructionsContext;
    input: PaymentInput;
    events: InstructionsEvent;
    tags: 'modal';
    children: { arrival: 'arrival'; copy: 'copy'; timeLeft: 'timeLeft'; watchExpiry: 'watchExpiry' };
  },
  actors: { arrival: arrivalMachine, copy: copyMachine, timeLeft: timeLeftMachine, watchExpiry },
  guards: {
    hasArrived: ({ context }) => hasArrived(context),
    /** Of a code that can still be paid by, or that was paid in part. */
    isAwaited: ({ context: { info, found } }) => info !== undefined && (info.code ?? found) !== undefined,
    isUnpaid: ({ context }) => context.found === undefined,
    hasReference: ({ context }) => contractNumberOf(context.info) !== '',
    isStep: (_, { step }: { step: number }) => isStep(step),
    hasPicture: ({ context }, { by }: { by: number }) => isStep(context.step + by),
  },
  actions: {
    chooseWay: assign((_, { way }: { way: PayWay }) => ({ way })),
    chooseStep: assign((_, { step }: { step: number }) => ({ step })),
    turnPicture: assign(({ context }, { by }: { by: number }) => ({ step: context.step + by })),
    copyReference: sendToCopy(({ context }) => ({
      type: 'copy.requested',
      text: contractNumberOf(context.info),
    })),
    dropCode: assign({
      info: ({ context: { info, due } }) =>
        info?.code ? { ...info, amount: due ?? info.amount, code: undefined } : info,
    }),
    restoreCode: assign({ info: ({ context }) => context.opened }),
    recordArrival: assign(({ context: { info, due } }, found: Found) => {
      const { arrival } = found;
      if (!info || arrival.is === 'arrived') return { found, info: undefined };
      const rest = arrival.is === 'partly' ? arrival.rest : due;
      return { found, info: { ...info, amount: rest ?? info.amount, code: undefined } };
    }),
    look: sendToArrival(() => ({ type: 'look.requested' })),
    openOrder: sendToApp(({ context }) => wayTo('loanDetailUrl', context)),
    passToCopy: sendToCopy((_, answer: BridgeAnswer) => answer),
    passToTime: sendToTime(() => ({ type: 'screen.returned' })),
    passToArrival: sendToArrival(() => ({ type: 'connection.restored' })),
  },
}).createMachine({
  id: 'instructions',
  context: ({ input, self }) => contextOf(input, nowOf(self.system)),
  invoke: [
    { id: 'copy', src: 'copy', input: ({ context }) => ({ app: context.app }) },
    {
      id: 'arrival',
      src: 'arrival',
      input: ({ context }) => arrivalInput(context),
      onDone: { actions: withOutput('recordArrival') },
      onError: { target: '#instructions', reenter: true },
    },
  ],
  on: {
    'copy.requested': { guard: 'hasReference', actions: 'copyReference' },
    'bridge.answered': { actions: withEvent('passToCopy') },
    'part.arrived': { actions: withOutput('recordArrival') },
    'screen.returned': { guard: 'isAwaited', actions: 'look' },
    'connection.restored': { guard: 'isAwaited', actions: 'passToArrival' },
    'order.chosen': { guard: 'hasArrived', actions: 'openOrder' },
  },
  type: 'parallel',
  states: {
    code: {
      initial: 'payable',
      states: {
        payable: {
          invoke: {
            id: 'timeLeft',
            src: 'timeLeft',
            input: ({ context }) => ({ code: context.opened?.code }),
            onDone: { target: 'expired', actions: 'dropCode' },
            // Nothing proves that the code has expired.
            onError: {},
          },
          on: { 'screen.returned': { guard: 'isAwaited', actions: ['look', 'passToTime'] } },
        },
        expired: {
          description: 'The code has expired: the contract number shows instead.',
          invoke: {
            id: 'watchExpiry',
            src: 'watchExpiry',
            input: ({ context }) => ({ code: context.opened?.code }),
          },
          on: { 'code.revived': { guard: 'isUnpaid', target: 'payable', actions: 'restoreCode' } },
        },
      },
    },
    steps: {
      initial: 'reading',
      states: {
        reading: {
          on: {
            'way.chosen': { actions: withEvent('chooseWay') },
            'picture.enlarged': {
              guard: withEvent('isStep'),
              target: 'enlarged',
              actions: withEvent('chooseStep'),
            },
          },
        },
        enlarged: {
          description: "One step's picture fills the screen; swiping turns to the next.",
          tags: 'modal',
          on: {
            'picture.turned': { guard: withEvent('hasPicture'), actions: withEvent('turnPicture') },
            'dialog.closed': { target: 'reading' },
            'back.pressed': { target: 'reading' },
          },
        },
      },
    },
  },
});
