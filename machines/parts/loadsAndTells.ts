import { everyReason, failedState, type Loading, loadingState } from './loads.ts';
import type { OutcomeUnknownInput } from './outcomeUnknown/machine.ts';
import { tellsUnknown } from './posts.ts';

interface TellingOpen<Guard, Arguments, GoOn> {
  /** Whether the end of something is unknown. */
  guard: Guard;
  /** What the dialog is told. */
  input: (args: Arguments) => OutcomeUnknownInput;
  goOn: GoOn;
}

/**
 * What stands beside a failure to load (`loadsAndTells`): that the end of something is unknown is told there too. What was meant is not on the screen,
 * so that it cannot be sent again from here.
 */
export const tellsOpen = <const Guard, Arguments, const GoOn>({
  guard,
  input,
  goOn,
}: TellingOpen<Guard, Arguments, GoOn>) =>
  ({
    initial: 'deciding',
    states: {
      deciding: { always: [{ guard, target: 'openUnknown' }, { target: 'told' }] },
      openUnknown: tellsUnknown({
        input: (args: Arguments) => ({ ...input(args), canRetry: false }),
        leave: { target: 'told' },
        goOn,
      }),
      told: {},
    },
  }) as const;

/**
 * What `loads` is for a screen of what cannot be undone: what is `open` (made by `tellsOpen`) is told when nothing can be shown, too. Its `setup`
 * needs the action `keepIntents` besides: who comes back may have ended elsewhere what was open.
 */
export const loadsAndTells = <
  const Src extends string,
  const Done,
  const Ways,
  const Open,
  const Input = undefined,
>({
  ways,
  open,
  ...loading
}: Loading<Src, Input, Done> & { ways: Ways; open: Open }) =>
  ({
    loading: loadingState({
      ...loading,
      refused: { target: 'failed.why.byRefusal', actions: ['keepRefusal', 'toastFailure'] },
      byConnection: 'failed.why.byConnection',
    }),
    failed: {
      ...failedState,
      type: 'parallel',
      states: { why: everyReason(ways), open },
      on: { ...failedState.on, 'screen.returned': { target: 'loading', actions: 'keepIntents' } },
    },
  }) as const;
