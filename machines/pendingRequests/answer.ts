import type { PendingRequestsEvent } from '../../services/pendingRequests/messages.ts';
import type { OutcomeChosen } from './dialog.ts';
import type { SubmissionMessage } from './submits.ts';
import type { PendingContext } from './warning.ts';

/** What the chart is sent that the choice is about. */
export const messageOf = (
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
export const permissionOf = (
  warning: PendingContext['warning'],
  choice: OutcomeChosen['choice'],
): PendingRequestsEvent => {
  const keys = warning?.keys ?? [];
  if (warning?.reason === 'forgetful') return { type: 'forgetting.permitted' };
  if (warning?.reason === 'expired') return { type: 'request.permitted', reason: { type: 'replace', keys } };
  return { type: 'request.permitted', reason: { type: choice === 'retry' ? 'retry' : 'anyway', keys } };
};
