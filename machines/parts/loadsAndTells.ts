import { everyReason, failedState, type Loading, loadingState } from './loads.ts';
import { tellsUnknown } from './posts.ts';

interface TellingOpen<Guard, Input, GoOn> {
  /** Whether the end of something is unknown. */
  guard: Guard;
  /** What the dialog is told (OutcomeUnknownInput). */
  input: Input;
  goOn: GoOn;
}

/**
 * What stands beside a failure to load (`loadsAndTells`): that the end of something is unknown is told there too. What was meant is not on the screen,
 * so that it cannot be sent again from here.
 */
export const tellsOpen = <const Guard, const Input, const GoOn>({
  guard,
  input,
  goOn,
}: TellingOpen<Guard, Input, GoOn>) =>
  ({
    initial: 'deciding',
    states: {
      deciding: { always: [{ guard, target: 'openUnknown' }, { target: 'told' }] },
      openUnknown: tellsUnknown({ input, leave: { target: 'told' }, goOn }),
      told: {},
    },
  }) as const;

/** What `loads` is for a screen of what cannot be undone: what is `open` (made by `tellsOpen`) is told when nothing can be shown, too. */
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
    failed: { ...failedState, type: 'parallel', states: { why: everyReason(ways), open } },
  }) as const;
