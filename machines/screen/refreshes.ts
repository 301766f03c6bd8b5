interface LoadingAnew<
  Src extends string,
  Input,
  Keeps,
  When,
  Refused extends string,
  Done extends string,
  Failed extends string,
> {
  src: Src;
  input: Input;
  keeps: Keeps;
  /** Events that reload it. A page may be open for days: the amount due may have changed or been paid. */
  when: When;
  refused: Refused;
  /** Where new data lead: back to `fresh`, or to a state that decides what they mean. */
  done: Done;
  /** Where a failure leads: the screen stays. */
  failed: Failed;
}

/** `refreshing` reloads in the background; exiting the page cancels it, so that nothing changes during a submission. Needs `loadKit`. */
export const loadsAnew = <
  const Src extends string,
  const Input,
  const Keeps,
  const When,
  const Refused extends string,
  const Done extends string,
  const Failed extends string,
>({
  src,
  input,
  keeps,
  when,
  refused,
  done,
  failed,
}: LoadingAnew<Src, Input, Keeps, When, Refused, Done, Failed>) =>
  ({
    initial: 'fresh',
    states: {
      fresh: { on: when },
      refreshing: {
        description: 'It is reloaded while it shows.',
        invoke: {
          id: src,
          src,
          input,
          onDone: { target: done, actions: keeps },
          onError: [
            { guard: 'isRefused', target: refused, actions: ['keepRefusal', 'toastFailure'] },
            { target: failed, actions: 'toastFailure' },
          ],
        },
        after: { requestLimit: { target: failed, actions: 'toastFailure' } },
      },
    },
  }) as const;
