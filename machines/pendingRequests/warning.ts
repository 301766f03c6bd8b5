import type { ActorRef, AnyActorRef, Snapshot } from 'xstate';
import type { Found, IntentsSettled } from '../../services/pendingRequests/openRequest.ts';
import { type Intent, isCheckable, purposeOf } from '../../services/pendingRequests/intent.ts';
import type { PendingRequestsEvent } from '../../services/pendingRequests/messages.ts';
import type { Pending } from '../../services/pendingRequests/pending.ts';
import type { ScreenDescribed } from './describeScreen.ts';
import type { PendingWarning } from './dialog.ts';
import type { Message } from '../screen/message.ts';
import type { Outcome } from './outcome.ts';
import type { PendingRequestsMessage } from './pendingRequests.ts';
import { snapshotOf } from './screenWatch.ts';
import type { ResultDrawn } from './watchDrawing.ts';
import type { SubmissionReported } from './submits.ts';

export type PendingMessage =
  | { type: 'warning.opened' }
  | { type: 'warning.closed' }
  | { type: 'toast.requested'; message: Message };

export interface PendingInput {
  root: ActorRef<Snapshot<unknown>, PendingMessage | IntentsSettled>;
  name: string;
  pendingRequests: ActorRef<Snapshot<unknown>, PendingRequestsEvent>;
}

export interface PendingContext extends PendingInput {
  /** The explanation of the screen's requests; undefined without any. */
  outcome: Outcome | undefined;
  pending: Pending | undefined;
  /** The open warning; `from` is the chart that submitted the request, undefined for one that was found. */
  warning: (PendingWarning & { from?: AnyActorRef }) | undefined;
  /** Keys of warnings shown since the screen opened or the person came back to it. */
  warned: readonly string[];
  sent: Intent | undefined;
}

/** Events that the root forwards. */
export type PendingEvent =
  /** Another screen opened, or none is open; `outcome` is undefined for one without irreversible requests. */
  | { type: 'screen.changed'; outcome: Outcome | undefined }
  | { type: 'screen.returned' }
  | ScreenDescribed
  | SubmissionReported
  | PendingRequestsMessage
  | ResultDrawn
  | { type: 'back.pressed' };

const isOther = ({ reason }: Pick<PendingWarning, 'reason'>): boolean =>
  reason === 'otherWay' || reason === 'alreadyDone';

export const warningAbout = (
  sent: Intent | undefined,
  { failure, from }: SubmissionReported,
): PendingContext['warning'] => {
  if (failure.kind === 'blocked')
    return { ...failure.warning, isSame: !isOther(failure.warning), choice: '', from };
  if (!sent) return undefined;
  const { kind, subject, since, latest, key } = sent;
  return {
    reason: 'unknown',
    wanted: kind,
    kind,
    subject,
    since,
    latest,
    keys: [key],
    isSame: true,
    choice: '',
    from,
  };
};

export const warningOf = (
  pending: Pending | undefined,
  { retry, reason, ...found }: Found,
): NonNullable<PendingContext['warning']> => {
  if (reason === 'unfinished') throw new Error('There is nothing to ask');
  const same = retry === undefined ? undefined : pending?.retries[retry];
  const kind = same?.kind ?? found.kind;
  return { ...found, reason, wanted: kind, kind, isSame: same !== undefined, choice: same?.choice ?? '' };
};

export const nothing = (): Pending => ({ concerns: [], retries: [], question: undefined });

export const screenOf = ({ root, name }: PendingInput): AnyActorRef | undefined =>
  snapshotOf(root).children?.[name];

export const dialogInput = ({ root, outcome, warning, pending }: PendingContext) => {
  if (!warning) throw new Error('There is nothing to warn of');
  const { from: _, ...about } = warning;
  const purpose = purposeOf(about.kind);
  const question =
    pending?.question && isCheckable(purpose, about.isSame)
      ? { ...pending.question, purpose, ...(about.since !== undefined && { since: about.since }) }
      : undefined;
  return { ...about, app: root, question, check: outcome?.check };
};
