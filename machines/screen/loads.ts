import type { AnyMachineSnapshot } from 'xstate';

/** The user returns, or the connection is restored. */
export const whenBack = <const Target extends string>(target: Target) =>
  ({ 'screen.returned': { target }, 'connection.restored': { target } }) as const;

type FailedBy = 'connection' | 'refusal' | 'backend';

export const selectFailedBy = (snapshot: AnyMachineSnapshot): FailedBy => {
  if (snapshot.matches({ failed: 'byRefusal' })) return 'refusal';
  return snapshot.matches({ failed: 'byConnection' }) ? 'connection' : 'backend';
};

/** Actions after a refusal, for a screen that knows no order. */
export const toHelp = { 'help.chosen': { actions: 'openHelp' } } as const;

/** The same for a screen of an order. */
export const toOrderAndHelp = { 'order.chosen': { actions: 'openOrder' }, ...toHelp } as const;

/** The same for a page that may not name an order yet, guarded by `orderGuards`. */
export const toOrderIfAnyAndHelp = {
  'order.chosen': { guard: 'hasOrder', actions: 'openOrder' },
  ...toHelp,
} as const;

export const orderGuards = {
  hasOrder: ({ context }: { context: { orderId: string } }) => context.orderId !== '',
};

/** The `onError` of a call whose failure the page itself shows: only the backend's own message is new. */
export const shownFailure = <const Target extends string>(target: Target) =>
  [{ guard: 'isRefused', target, actions: 'toastFailure' }, { target }] as const;

interface Loading<Src extends string, Input, Done, Refused> {
  src: Src;
  input?: Input;
  done: Done;
  refused: Refused;
}

/** Needs `requestKit`, and a state `failed`. */
export const loadingState = <
  const Src extends string,
  const Done,
  const Input,
  const Refused extends object,
>({
  src,
  input,
  done,
  refused,
}: Loading<Src, Input, Done, Refused>) =>
  ({
    tags: 'busy',
    invoke: {
      id: src,
      src,
      input,
      onDone: done,
      onError: [
        { guard: 'isRefused', ...refused },
        { guard: 'isDisconnected', target: 'failed.byConnection', actions: 'toastFailure' },
        { target: 'failed', actions: 'toastFailure' },
      ],
    },
    after: { requestLimit: { target: 'failed', actions: 'toastFailure' } },
  }) as const;

/** Needs a state `loading`. */
export const failedState = {
  description: 'It could not be loaded; the person can try again.',
  on: { 'retry.requested': { target: 'loading' }, ...whenBack('loading') },
  initial: 'byBackend',
  states: {
    byBackend: {},
    byConnection: { description: 'There was no connection; the page goes on by itself when it is back.' },
  },
} as const;
