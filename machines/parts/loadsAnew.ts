interface LoadingAnew<Src extends string, Input, When, Keeps, Refused extends string> {
  src: Src;
  input: Input;
  /** Whether it is loaded anew for who comes back, too. */
  when: When;
  /** What is done with what came. */
  keeps: Keeps;
  /** The state that says so where the lender shows it no more. */
  refused: Refused;
}

/**
 * States below a page that is on show: `refreshing` loads it anew behind what stands there. Leaving the page calls it off, so that nothing changes under
 * what is being sent. Its `setup` needs the actions `keepRefusal` and `keepIntents` besides what `loads` needs.
 */
export const loadsAnew = <
  const Src extends string,
  const Input,
  const When,
  const Keeps,
  const Refused extends string,
>({
  src,
  input,
  when,
  keeps,
  refused,
}: LoadingAnew<Src, Input, When, Keeps, Refused>) =>
  ({
    initial: 'fresh',
    states: {
      // A page may stand for days: what is due may have changed, or be paid.
      fresh: { on: { 'screen.returned': { guard: when, target: 'refreshing', actions: 'keepIntents' } } },
      refreshing: {
        description: 'It is loaded anew while it shows.',
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
