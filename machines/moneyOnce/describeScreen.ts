import { type AnyActorRef, type CallbackLogicFunction, fromCallback, isMachineSnapshot } from 'xstate';
import type { Pending } from '../../services/intents/pending.ts';
import type { Outcome } from './outcome.ts';
import { isTagged, snapshotOf } from './screenWatch.ts';

/** What may be pending of a screen, when it can be read for the first time and whenever the person is back on it. */
export interface ScreenDescribed {
  type: 'screen.described';
  pending: Pending;
  isFirst: boolean;
}

interface Described {
  screen: AnyActorRef;
  describe: Outcome['describe'];
}

const describing: CallbackLogicFunction<{ type: 'screen.returned' }, ScreenDescribed, Described> = ({
  input: { screen, describe },
  sendBack,
  receive,
}) => {
  if (!isMachineSnapshot(screen.getSnapshot())) return;
  let isFirst = true;
  const tell = () => {
    // What is on its way has no outcome yet, and what has none is asked about already.
    if (isTagged(screen, 'holdsBack') || isTagged(screen, 'unknown')) return;
    sendBack({ type: 'screen.described', pending: describe(snapshotOf(screen)), isFirst });
    isFirst = false;
  };
  const tellFirst = () => {
    if (isFirst && !snapshotOf(screen).hasTag('busy')) tell();
  };
  const watching = screen.subscribe(tellFirst);
  tellFirst();
  receive(() => {
    if (!isFirst) tell();
  });
  return () => watching.unsubscribe();
};

/** Describes a screen's pending requests to the root. */
export const describeScreen = fromCallback(describing);
