import { type AnyActorRef, type CallbackLogicFunction, fromCallback, isMachineSnapshot } from 'xstate';
import type { Pending } from '../../services/pendingRequests/pending.ts';
import type { Outcome } from './outcome.ts';
import { isTagged, snapshotOf, watchMachines } from './screenWatch.ts';

export interface ScreenDescribed {
  type: 'screen.described';
  pending: Pending;
}

interface Described {
  screen: AnyActorRef | undefined;
  describe: Outcome['describe'] | undefined;
}

/** What is looked for, without what the person types. */
const questionsOf = ({ concerns, continues = {}, retries }: Pending): string[] =>
  [...concerns, continues, ...retries.map(({ kind, choice }) => [kind, choice])].map((each) =>
    JSON.stringify(each),
  );

const describing: CallbackLogicFunction<{ type: 'screen.returned' }, ScreenDescribed, Described> = ({
  input: { screen, describe },
  sendBack,
  receive,
}) => {
  if (!describe || !screen || !isMachineSnapshot(screen.getSnapshot())) return;
  let described: string[] = [];
  /** Once the screen is loaded, and again when it can do more, such as send a loan whose agreements are listed by now. */
  const look = () => {
    // A request in flight has no outcome yet, and the dialog about an unknown outcome is already open.
    const isBusy = snapshotOf(screen).hasTag('busy');
    if (isBusy || isTagged(screen, 'holdsBack') || isTagged(screen, 'unknown')) return;
    const pending = describe(snapshotOf(screen));
    const questions = questionsOf(pending);
    if (questions.every((each) => described.includes(each))) return;
    described = questions;
    sendBack({ type: 'screen.described', pending });
  };
  receive(() => {
    described = [];
    look();
  });
  return watchMachines(screen, look);
};

/** Describes a screen to the lookups of pending requests: when it has loaded or can do more, and again on request, after what is in flight. */
export const describeScreen = fromCallback(describing);
