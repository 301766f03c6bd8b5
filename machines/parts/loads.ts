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
 * Two states of every screen that loads something first: `loading`, and `failed`, which can be tried again and is when the person comes back.
 * Its `setup` needs the guard `isRefused`, the action `toastFailure`, the delay `requestLimit` and the tag `busy`.
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
          { target: 'failed', actions: 'toastFailure' },
        ],
      },
      after: { requestLimit: { target: 'failed', actions: 'toastFailure' } },
    },
    failed: {
      description: 'It could not be loaded; the person can try again.',
      on: { 'retry.requested': { target: 'loading' }, 'screen.returned': { target: 'loading' } },
    },
  }) as const;
