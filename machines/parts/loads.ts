import type { AnyMachineSnapshot } from 'xstate';
import { isDisconnected, isRefused } from './failure.ts';

/** Guards of `loads`: into `setup` with it. */
export const loadGuards = { isRefused, isDisconnected };

/** What makes something load that had failed, without a tap: the person comes back to it, or the connection does. */
export const goesOn = {
  'screen.returned': { target: 'loading' },
  'connection.restored': { target: 'loading' },
} as const;

/** Why a screen that `loads` stands in `failed`: for want of a connection, or because the lender did not bring it. */
export const selectFailedBy = (snapshot: AnyMachineSnapshot): 'connection' | 'lender' =>
  snapshot.matches({ failed: 'byConnection' }) ? 'connection' : 'lender';

interface Loading<Src extends string, Input, Done, Refused> {
  /** The service actor, by its name in `setup`. */
  src: Src;
  /** Left out where the call needs to be told nothing. */
  input?: Input;
  done: Done;
  /** Where a refusal leads when it is not told like any failure. */
  refused?: Refused;
}

/**
 * Two states of every screen that loads something first: `loading`, and `failed`, which can be tried again, and is when the person or the
 * connection comes back. Its `setup` needs `loadGuards`, the action `toastFailure`, the delay `requestLimit` and the tag `busy`.
 */
export const loads = <
  const Src extends string,
  const Done,
  const Input = undefined,
  const Refused extends object = { target: 'failed'; actions: 'toastFailure' },
>({
  src,
  input,
  done,
  refused,
}: Loading<Src, Input, Done, Refused>) =>
  ({
    loading: {
      tags: 'busy',
      invoke: {
        id: src,
        src,
        input,
        onDone: done,
        onError: [
          {
            guard: 'isRefused',
            ...(refused ?? ({ target: 'failed', actions: 'toastFailure' } as unknown as Refused)),
          },
          { guard: 'isDisconnected', target: 'failed.byConnection', actions: 'toastFailure' },
          { target: 'failed', actions: 'toastFailure' },
        ],
      },
      after: { requestLimit: { target: 'failed', actions: 'toastFailure' } },
    },
    failed: {
      description: 'It could not be loaded; the person can try again.',
      initial: 'byLender',
      on: { 'retry.requested': { target: 'loading' }, ...goesOn },
      states: {
        byLender: {},
        byConnection: { description: 'There was no connection; the page goes on by itself when it is back.' },
      },
    },
  }) as const;
