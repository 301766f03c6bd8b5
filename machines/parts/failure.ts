import { failureOf, type ServiceFailure } from '../../services/http/failure.ts';
import type { Message } from './message.ts';

/** What went wrong, read from an `onError` event, or from an `after` that gave up waiting. */
export const failureIn = (event: object): ServiceFailure =>
  'error' in event ? failureOf(event.error) : { kind: 'failed', reason: 'timeout' };

/** The server said no, for a reason of its own. */
export const isRefused = ({ event }: { event: object }): boolean => failureIn(event).kind === 'refused';

/** An irreversible call whose answer never came. */
export const isOutcomeUnknown = ({ event }: { event: object }): boolean =>
  failureIn(event).kind === 'outcomeUnknown';

/** What the person is told: the server's own words when it refused, otherwise 'error' (spec §8). */
export const failureMessage = (event: object): Message => {
  const failure = failureIn(event);
  return failure.kind === 'refused' && failure.message ? { text: failure.message } : { key: 'error' };
};
