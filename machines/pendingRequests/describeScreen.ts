import { type AnyActorRef, type CallbackLogicFunction, fromCallback } from 'xstate';
import type { Pending } from '../../services/pendingRequests/request.ts';
import type { Outcome } from './outcome.ts';
import { isTagged, snapshotOf, watchMachines } from './screenWatch.ts';

export interface ScreenDescribed {
  type: 'screen.described';
  /** Otherwise only a lookup or an open dialog has to know. */
  canDoMore: boolean;
  pending: Pending;
}

export interface Described {
  screen: AnyActorRef;
  describe: Outcome['describe'];
}

export type DescriptionRequest =
  /** Another screen opened, or none with irreversible requests is open. */
  { type: 'screen.changed'; shown: Described | undefined } | { type: 'screen.returned' };

/** What is looked for, without what the person types. */
const questionsOf = ({ concerns, continues = {}, retries }: Pending): string[] =>
  [...concerns, continues, ...retries.map(({ kind, choice }) => [kind, choice])].map((each) =>
    JSON.stringify(each),
  );

const describing: CallbackLogicFunction<DescriptionRequest, ScreenDescribed> = ({ sendBack, receive }) => {
  let shown: Described | undefined;
  let described: string[] = [];
  let last = '';
  let stop = (): void => undefined;
  /** Once the screen is loaded, and again when it can do more, such as send a loan whose agreements are listed by now. */
  const look = () => {
    if (!shown) return;
    const { screen, describe } = shown;
    // A request in flight has no outcome yet, and the dialog about an unknown outcome is already open.
    const isBusy = snapshotOf(screen).hasTag('busy');
    if (isBusy || isTagged(screen, 'holdsBack') || isTagged(screen, 'unknown')) return;
    const pending = describe(snapshotOf(screen));
    const questions = questionsOf(pending);
    const canDoMore = !questions.every((each) => described.includes(each));
    if (canDoMore) described = questions;
    else if (questions.join() === last) return;
    last = questions.join();
    sendBack({ type: 'screen.described', pending, canDoMore });
  };
  receive((request) => {
    described = [];
    if (request.type === 'screen.returned') return look();
    stop();
    shown = request.shown;
    stop = shown ? watchMachines(shown.screen, look) : () => undefined;
  });
  return () => stop();
};

/** Describes the open screen to the lookups of pending requests: when it has loaded or can do more, and again on request, after what is in flight. */
export const describeScreen = fromCallback(describing);
