interface LoadingAnew<Src extends string, Input, Keeps, Refused extends string> {
  src: Src;
  input: Input;
  keeps: Keeps;
  refused: Refused;
}

/** `refreshing` reloads in the background; exiting the page cancels it, so that nothing changes during a submission. Needs `loadKit`. */
export const loadsAnew = <const Src extends string, const Input, const Keeps, const Refused extends string>({
  src,
  input,
  keeps,
  refused,
}: LoadingAnew<Src, Input, Keeps, Refused>) =>
  ({
    initial: 'fresh',
    states: {
      // A page may be open for days: the amount due may have changed or been paid.
      fresh: { on: { 'screen.returned': { target: 'refreshing' } } },
      refreshing: {
        description: 'It is reloaded while it shows.',
        invoke: {
          id: src,
          src,
          input,
          onDone: { target: 'fresh', actions: keeps },
          onError: [
            { guard: 'isRefused', target: refused, actions: ['keepRefusal', 'toastFailure'] },
            { target: 'fresh', actions: 'toastFailure' },
          ],
        },
        after: { requestLimit: { target: 'fresh', actions: 'toastFailure' } },
      },
    },
  }) as const;
