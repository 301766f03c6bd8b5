import { type AnyActorRef, enqueueActions } from 'xstate';
import type { PendingRequestsEvent } from '../../services/pendingRequests/messages.ts';
import type { OutcomeChosen } from './dialog.ts';
import { takes } from './screenWatch.ts';
import type { SubmissionMessage } from './submits.ts';
import { type PendingContext, type PendingEvent, screenOf } from './warning.ts';

const messageOf = (
  warning: PendingContext['warning'],
  choice: OutcomeChosen['choice'],
): SubmissionMessage => {
  switch (choice) {
    case 'retry':
    case 'otherWay':
      return { type: 'submission.retried', kind: warning?.wanted ?? 'push', choice: warning?.choice ?? '' };
    case 'show':
      return { type: 'outcome.settled', done: warning?.done };
    case 'goOn':
      return { type: 'outcome.settled' };
    case 'leave':
    case 'look':
      return { type: 'outcome.left' };
  }
};

/** What the choice to send again permits the next request. */
const permissionOf = (
  warning: PendingContext['warning'],
  choice: OutcomeChosen['choice'],
): PendingRequestsEvent => {
  const keys = warning?.keys ?? [];
  if (warning?.reason === 'forgetful') return { type: 'forgetting.permitted' };
  if (warning?.reason === 'expired') return { type: 'request.permitted', reason: { type: 'replace', keys } };
  return { type: 'request.permitted', reason: { type: choice === 'retry' ? 'retry' : 'anyway', keys } };
};

/**
 * Passes the person's choice to the chart that it is about. The chart may have changed since the dialog opened: if it cannot take the choice any more,
 * the dialog opens again with what is possible now.
 */
export const answerChart = enqueueActions<
  PendingContext,
  PendingEvent,
  OutcomeChosen,
  PendingEvent,
  never,
  never,
  never,
  never,
  never
>(({ context, enqueue }, { choice }) => {
  const { warning, pendingRequests } = context;
  const chart: AnyActorRef = warning?.from ?? screenOf(context) ?? context.root;
  const message = messageOf(warning, choice);
  if (takes(chart, message)) {
    if (message.type === 'submission.retried') enqueue.sendTo(pendingRequests, permissionOf(warning, choice));
    // The person has read in the dialog what was done.
    if (message.type === 'outcome.settled')
      enqueue.sendTo(pendingRequests, { type: 'results.seen', keys: warning?.keys ?? [] });
    enqueue.sendTo(chart, message);
    return;
  }
  if (warning?.from) enqueue.sendTo(chart, { type: 'outcome.left' });
  if (message.type !== 'outcome.left') enqueue.raise({ type: 'screen.returned' });
  else if (choice === 'look') enqueue.sendTo(chart, { type: 'screen.returned' });
});
