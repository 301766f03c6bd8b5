import type { AnyMachineSnapshot } from 'xstate';
import { failureOf, type ServiceFailure } from '../../services/http/failure.ts';
import type { Message } from './message.ts';

/** The failure in an `onError` event, or a timeout for an `after` event. */
export const failureIn = (event: object): ServiceFailure =>
  'error' in event ? failureOf(event.error) : { kind: 'failed', reason: 'timeout' };

/** There was no connection: the only failure that users can fix themselves. */
export const isDisconnected = ({ event }: { event: object }): boolean => {
  const failure = failureIn(event);
  return failure.kind === 'failed' && failure.reason === 'network';
};

export const isRefused = ({ event }: { event: object }): boolean => failureIn(event).kind === 'refused';

export const refusalCode = (event: object): string | undefined => {
  const failure = failureIn(event);
  return failure.kind === 'refused' ? failure.code : undefined;
};

/** HTTP 429: another try at once would fail too. */
export const isTooMany = ({ event }: { event: object }): boolean => 'minutes' in failureIn(event);

/** The message for a failure: the backend's after a refusal, how long to wait, or 'error' (docs/product/calls.md#messages). */
export const failureMessage = (event: object): Message => {
  const text = refusalIn(event);
  if (text) return { text };
  if (!isTooMany({ event })) return { key: 'error' };
  const n = failureIn(event).minutes;
  return n === undefined ? { key: 'tryLater' } : { key: 'tryLaterIn', n };
};

export const refusalIn = (event: object): string => {
  const failure = failureIn(event);
  return failure.kind === 'refused' ? failure.message : '';
};

export const selectRefusal = ({ context }: AnyMachineSnapshot): string => context.refusal ?? '';
