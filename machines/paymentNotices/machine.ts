import { forwardTo, sendTo, setup } from 'xstate';
import type { CodeInfo } from '../../services/repay/stored.ts';
import type { AppRef, ScreenInput } from '../app/events.ts';
import { asks } from '../parts/asks.ts';
import { type BridgeAnswer, copyMachine } from '../parts/copy.ts';
import { infoFor } from '../parts/paymentWay.ts';

interface PaymentNoticesContext {
  app: AppRef;
  market: boolean;
  /** What the payment way keeps of the order, for this session; undefined when it keeps none. */
  info: CodeInfo | undefined;
}

/** Repayment code page 2: the contract number, the total and how to pay, from the stored repayment info (spec §2). */
export const paymentNoticesMachine = setup({
  types: {} as {
    context: PaymentNoticesContext;
    input: ScreenInput;
    events: { type: 'copy.requested' } | { type: 'back.chosen' } | BridgeAnswer;
  },
  actors: { copy: copyMachine },
  guards: {
    hasInfo: ({ context }) => context.info !== undefined,
    hasPayCode: ({ context }) => !!context.info?.defDetail?.payCode,
  },
  actions: {
    copyPayCode: sendTo('copy', ({ context }) => ({
      type: 'copy.requested',
      text: context.info?.defDetail?.payCode ?? '',
    })),
    passToCopy: forwardTo('copy'),
    goBack: asks({ type: 'bridge.called', request: { action: 'closeWebView' } }),
  },
}).createMachine({
  id: 'paymentNotices',
  context: ({ input }) => ({
    app: input.app,
    market: new URLSearchParams(input.search).get('market') === '1',
    info: infoFor(input.stores?.paymentWay, input.search),
  }),
  initial: 'looking',
  states: {
    looking: { always: [{ guard: 'hasInfo', target: 'shown' }, { target: 'empty' }] },
    empty: {
      description: 'Nothing to repay is stored on this phone for this order and session.',
      on: { 'back.chosen': { actions: 'goBack' } },
    },
    shown: {
      invoke: { id: 'copy', src: 'copy', input: ({ context }) => ({ app: context.app }) },
      on: {
        'copy.requested': { guard: 'hasPayCode', actions: 'copyPayCode' },
        'bridge.answered': { actions: 'passToCopy' },
      },
    },
  },
});
