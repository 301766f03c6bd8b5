import { type ActorRef, type AnyActorRef, isMachineSnapshot, type Snapshot } from 'xstate';
import type { Noted, RequestsSettled, Warning } from '../../services/pendingRequests/openRequest.ts';
import { isCheckable, type Pending, purposeOf } from '../../services/pendingRequests/request.ts';
import type { PendingRequest } from '../../services/pendingRequests/stored.ts';
import type {
  PendingRequestsContext,
  PendingRequestsEvent,
  RequestOpened,
} from '../../services/pendingRequests/actor.ts';
import type { PendingStore } from '../../services/pendingRequests/store.ts';
import type { ClockCorrected } from '../../services/visit/clock.ts';
import type { Described, ScreenDescribed } from './describeScreen.ts';
import type { OutcomeChosen } from './dialog.ts';
import type { Message } from '../screen/message.ts';
import type { Outcome } from './outcome.ts';
import { snapshotOf } from './screenWatch.ts';
import type { SubmissionMessage, SubmissionReported } from './submissions.ts';

/** Messages to the root. */
export type PendingMessage =
  | RequestOpened
  | { type: 'warning.opened' }
  | { type: 'warning.closed' }
  | { type: 'toast.requested'; message: Message };

export interface PendingInput {
  root: ActorRef<Snapshot<unknown>, PendingMessage | RequestsSettled>;
  /** Id of the root's child that is its screen. */
  name: string;
  pendingStore: PendingStore;
}

export interface PendingContext extends PendingInput, PendingRequestsContext {
  /** The explanation of the screen's requests; undefined without any. */
  outcome: Outcome | undefined;
  pending: Pending | undefined;
  /** The open warning; `from` is the chart that submitted the request, undefined for one that was found. */
  warning: (Warning & { from?: AnyActorRef }) | undefined;
  /** Keys of warnings shown since the screen opened or the person came back to it. */
  warned: readonly string[];
  sent: PendingRequest | undefined;
}

export type PendingEvent =
  | PendingRequestsEvent
  /** Another screen opened, or none is open; `outcome` is undefined for one without irreversible requests. */
  | { type: 'screen.changed'; outcome: Outcome | undefined }
  | { type: 'screen.returned' }
  | ScreenDescribed
  | SubmissionReported
  | ClockCorrected
  | { type: 'results.seen'; keys: readonly string[] }
  | RequestsSettled
  /** In another tab. */
  | { type: 'requests.changed' }
  | { type: 'back.pressed' };

/** The warning about a request that a chart reports; undefined when nothing was sent. */
export function warningAbout(
  sent: PendingRequest | undefined,
  { failure, from }: SubmissionReported,
): PendingContext['warning'] {
  if (failure.kind === 'blocked') return { ...failure.warning, from };
  if (!sent) return undefined;
  const { kind, subject, key } = sent;
  const about = { kind, subject, keys: [key], first: sent };
  return { ...about, reason: 'unknown', wanted: kind, choice: '', isSame: true, from };
}

/** The open screen and what describes it; undefined when it sends no irreversible request. */
export const shownIn = (context: PendingContext): Described | undefined => {
  const screen = screenOf(context);
  const describe = context.outcome?.describe;
  return describe && screen && isMachineSnapshot(screen.getSnapshot()) ? { screen, describe } : undefined;
};

export const screenOf = ({ root, name }: PendingInput): AnyActorRef | undefined =>
  snapshotOf(root).children?.[name];

export const dialogInput = ({ root, outcome, warning, pending }: PendingContext) => {
  if (!warning) throw new Error('There is nothing to warn of');
  const { from: _, ...about } = warning;
  const purpose = purposeOf(about.kind);
  const question =
    pending?.question && isCheckable(purpose, about.isSame)
      ? { ...pending.question, purpose, ...(about.first && { since: about.first.since }) }
      : undefined;
  return { ...about, app: root, question, check: outcome?.check };
};

/** What the chart is sent that the choice is about. */
export function messageOf({ warning }: PendingContext, chosen: OutcomeChosen['choice']): SubmissionMessage {
  const { wanted = 'push', choice = '', first } = warning ?? {};
  if (chosen === 'retry' || chosen === 'otherWay')
    return { type: 'submission.retried', kind: wanted, choice };
  if (chosen === 'show') return { type: 'outcome.settled', done: first };
  return { type: chosen === 'goOn' ? 'outcome.settled' : 'outcome.left' };
}

/** What the choice to send again permits the next request. */
export function permissionOf(
  { warning }: PendingContext,
  chosen: OutcomeChosen['choice'],
): Partial<PendingRequestsContext> {
  const { keys = [], reason } = warning ?? {};
  if (reason === 'forgetful') return { mayForget: true };
  if (reason === 'expired') return { reason: { type: 'replace', keys } };
  return { reason: { type: chosen === 'retry' ? 'retry' : 'anyway', keys } };
}

/** What the store is notified of when the user leaves a dialog. */
export const leftBy = ({ warning }: PendingContext): Noted => ({
  type: 'warning.left',
  reason: warning?.reason ?? 'unknown',
  keys: warning?.keys ?? [],
});
