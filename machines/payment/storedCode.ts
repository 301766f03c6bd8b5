import { type ActorRefFrom, assign, setup, type SnapshotFrom } from 'xstate';
import { httpTimeout } from '../../services/http/client.ts';
import { sendToApp, withEvent, withOutput } from '../screen/actions.ts';
import type { AppRef } from '../screen/events.ts';
import { type PaymentRequest, sendToPaymentWay } from './requests.ts';
import { findLiveCode } from '../../services/repay/findLiveCode.ts';
import type { Seen } from '../../services/order/proof.ts';
import type { CodeInquiry, LiveCode } from '../../services/repay/liveCode.ts';

interface StoredCodeInput extends CodeInquiry {
  app: AppRef<PaymentRequest>;
  /** Whether the phone may have stored one. */
  mayHaveCode: boolean;
}

type StoredCodeContext = StoredCodeInput & { found: LiveCode | undefined };

const storedCode = setup({
  types: {} as {
    context: StoredCodeContext;
    input: StoredCodeInput;
    events: { type: 'order.loaded'; seen: Seen } | { type: 'screen.returned' } | { type: 'code.opened' };
  },
  actors: { findLiveCode },
  guards: {
    isExpected: ({ context }) => context.mayHaveCode,
    isFound: (_, live: LiveCode | undefined) => live !== undefined,
    canShow: ({ context }) => context.found?.canShow === true,
    isUsed: (_, live: LiveCode | undefined) => live?.isUsed === true,
  },
  actions: {
    setSeen: assign((_, { seen }: { seen: Seen }) => ({ seen })),
    setCode: assign({ found: (_, live: LiveCode | undefined) => live }),
    dropCode: assign({ found: undefined }),
    reportUsed: sendToPaymentWay(({ context }: { context: StoredCodeContext }) => ({
      type: 'code.used',
      orderId: context.found?.code.order.orderId ?? '',
    })),
    openCode: sendToApp(({ context }) => ({ type: 'link.opened', link: context.found?.code.payUrl ?? '' })),
  },
  delays: { requestLimit: httpTimeout, patience: 3000, codeOver: ({ context }) => context.found?.left ?? 0 },
});

const looking = storedCode.createStateConfig({
  invoke: {
    id: 'findLiveCode',
    src: 'findLiveCode',
    input: ({ context }) => context,
    onDone: [
      { guard: withOutput('isUsed'), target: 'used', actions: withOutput('setCode') },
      { guard: withOutput('isFound'), target: 'live', actions: withOutput('setCode') },
      { target: 'none' },
    ],
    onError: { target: 'none' },
  },
});

/** An order's code that can still be paid, for the order's page (docs/product/repay.md#one-live-code). */
export const storedCodeMachine = storedCode.createMachine({
  id: 'storedCode',
  context: ({ input }) => ({ ...input, found: undefined }),
  initial: 'opening',
  on: {
    'order.loaded': { target: '.looking', reenter: true, actions: withEvent('setSeen') },
  },
  states: {
    opening: { always: [{ guard: 'isExpected', target: 'expecting' }, { target: 'looking' }] },
    expecting: {
      ...looking,
      description: 'The phone may have stored a code: for a moment the page offers nothing else.',
      after: { patience: { target: 'looking' } },
    },
    looking: {
      ...looking,
      description: 'What the phone keeps is looked at; the code that was found before stays on the page.',
      after: { requestLimit: { target: 'none' } },
    },
    none: { description: 'No code can be paid by.', entry: 'dropCode' },
    used: { description: 'The payment by the code has arrived, at least in part.', entry: 'reportUsed' },
    live: {
      description: 'Paying by the code comes before anything else, until it expires.',
      on: {
        'code.opened': { guard: 'canShow', actions: 'openCode' },
        // A phone that slept has stopped the timer.
        'screen.returned': { target: 'looking' },
      },
      after: { codeOver: { target: 'looking' } },
    },
  },
});

export type StoredCodeRef = ActorRefFrom<typeof storedCodeMachine>;
type StoredCodeSnapshot = SnapshotFrom<typeof storedCodeMachine> | undefined;

export const selectLiveCode = (snapshot: StoredCodeSnapshot) =>
  snapshot?.matches('used') ? undefined : snapshot?.context.found?.code;

/** The payment by the code that has arrived; undefined without one. */
export const selectUsedCode = (snapshot: StoredCodeSnapshot) =>
  snapshot?.matches('used') ? snapshot.context.found : undefined;

export const selectIsExpected = (snapshot: StoredCodeSnapshot) => snapshot?.matches('expecting') === true;

/** Whether a live code can be shown on its page (openedCode.ts). */
export const selectCanShowCode = (snapshot: StoredCodeSnapshot) =>
  selectLiveCode(snapshot) !== undefined && snapshot?.context.found?.canShow === true;
