import { type AnyActorRef, type CallbackLogicFunction, fromCallback, isMachineSnapshot } from 'xstate';
import type { Pending } from '../../services/pendingRequests/pending.ts';
import type { Outcome } from './outcome.ts';
import { isTagged, snapshotOf } from './screenWatch.ts';

export interface ScreenDescribed {
  type: 'screen.described';
  pending: Pending;
  isFirst: boolean;
}

interface Described {
  screen: AnyActorRef;
  describe: Outcome['describe'];
}

const isLoaded = (screen: AnyActorRef): boolean =>
  snapshotOf(screen).value !== 'loading' && !snapshotOf(screen).matches('failed');

const describing: CallbackLogicFunction<{ type: 'screen.returned' }, ScreenDescribed, Described> = ({
  input: { screen, describe },
  sendBack,
  receive,
}) => {
  if (!isMachineSnapshot(screen.getSnapshot())) return;
  let isFirst = true;
  let wasLoaded = false;
  const tell = () => {
    // A request in flight has no outcome yet, and the dialog about an unknown outcome is already open.
    if (isTagged(screen, 'holdsBack') || isTagged(screen, 'unknown')) return;
    sendBack({ type: 'screen.described', pending: describe(snapshotOf(screen)), isFirst });
    isFirst = false;
    wasLoaded = isLoaded(screen);
  };
  /** A screen that failed knows more once it is loaded. */
  const look = () => {
    if (snapshotOf(screen).hasTag('busy')) return;
    if (isFirst || (isLoaded(screen) && !wasLoaded)) tell();
  };
  const watching = screen.subscribe(look);
  look();
  receive(() => {
    if (!isFirst) tell();
  });
  return () => watching.unsubscribe();
};

export const describeScreen = fromCallback(describing);
