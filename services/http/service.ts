import type * as v from 'valibot';
import { type AnyActorRef, fromPromise } from 'xstate';
import type { Conclusion } from '../pendingRequests/openRequest.ts';
import type { RequestKind, RequestToSend, Result, Subject } from '../pendingRequests/request.ts';
import type { PendingRequest } from '../pendingRequests/stored.ts';
import { pendingRequestsOf, sessionIdOf } from '../pendingRequests/actor.ts';
import { nowOf, timeOf } from '../visit/clock.ts';
import { sessionOf } from '../visit/session.ts';
import { request } from './client.ts';
import { described } from './described.ts';
import { type Family, openEnvelope } from './envelope.ts';
import type { ServiceFailure } from './failure.ts';
import { type Answer, type Outcome, outcomeOfChange, outcomeOfReading, tooManyIn } from './outcome.ts';
import { type Address, type Payload, withProductAliases } from './request.ts';
import { untilAnswered } from './untilAnswered.ts';

/** A call that only reads, whatever its method. */
export interface Call<Schema extends v.GenericSchema> extends Address {
  family: Family;
  data: Schema;
}

/** A call that moves money or cannot be undone. */
interface IrreversibleCall<Schema extends v.GenericSchema> extends Call<Schema> {
  kind: RequestKind;
}

interface Reading<Schema extends v.GenericSchema> {
  call: Call<Schema>;
  payload: Payload;
}

export interface Submission<Schema extends v.GenericSchema> extends Pick<
  RequestToSend,
  'lastKnown' | 'tokens'
> {
  call: IrreversibleCall<Schema>;
  subject: Subject;
  payload: Payload;
  /** What the next step needs of the response; a method, so that the submission of any schema is one of `GenericSchema`. */
  keeps?(data: v.InferOutput<Schema>): Result;
}

const once: typeof untilAnswered = (ask) => ask();

/** Describes a call and its payload; `now` is the company's time. */
type Describe<Input, Schema extends v.GenericSchema> = (input: Input, now: number) => Reading<Schema>;

const callActor = <Input, Schema extends v.GenericSchema>(
  describe: Describe<Input, Schema>,
  asks: typeof untilAnswered,
) => {
  const logic = fromPromise<v.InferOutput<Schema>, Input>(async ({ input, self, signal, system }) => {
    const { call, payload } = describe(input, nowOf(system));
    const ask = () => request(sessionOf(system), call, payload, 'text', { signal });
    const response = await asks(ask, { self, signal }).catch((failure: unknown) => {
      if (!signal.aborted) sessionOf(system).recordFailure();
      throw failure;
    });
    const outcome = outcomeOfReading(call, { status: response.status, body: response._data ?? '' });
    if ('failure' in outcome) throw { ...outcome.failure, ...tooManyIn(response) };
    return outcome.data;
  });
  return described(logic, describe);
};

/**
 * Creates a service actor that only reads: retried twice without a response, aborted when its state is exited. Rejects with a ServiceFailure.
 *
 * @example
 * export const loadHistory = reads(() => ({ call: historyCall, payload: {} }));
 */
export const reads = <Input, Schema extends v.GenericSchema>(describe: Describe<Input, Schema>) =>
  callActor(describe, untilAnswered);

/** Creates a service actor for a change that is not irreversible: it is sent once, and only the user can repeat it. Otherwise like `reads`. */
export const sends = <Input, Schema extends v.GenericSchema>(describe: Describe<Input, Schema>) =>
  callActor(describe, once);

/** The pending request that the user means. On disk before anything is sent; rejects with 'blocked' when nothing may be sent. */
const openRequest = async (
  system: AnyActorRef['system'],
  { call: { kind }, payload, ...submission }: Submission<v.GenericSchema>,
): Promise<PendingRequest> => {
  const pendingRequests = pendingRequestsOf(system);
  const { pendingStore, reason, mayForget } = pendingRequests.getSnapshot().context;
  pendingRequests.send({ type: 'permission.used' });
  const opened = await pendingStore.open({
    ...submission,
    kind,
    body: withProductAliases(payload),
    session: sessionIdOf(system),
    now: timeOf(system),
    reason,
    mayForget,
  });
  if (opened.kind === 'opened') {
    pendingRequests.send({ type: 'request.opened', request: opened.request });
    return opened.request;
  }
  throw { kind: 'blocked', warning: opened.warning } satisfies ServiceFailure;
};

/** Refusals of this attempt only: no session, too many calls, or a status without a refusing envelope, from a gateway that does not know the key. */
const isAboutTheTry = ({ family }: { family: Family }, { status, body }: Answer) =>
  [401, 429].includes(status) || openEnvelope(family, body)?.isYes !== false;

const answerOf = (
  call: IrreversibleCall<v.GenericSchema>,
  outcome: Outcome<unknown>,
  answer: Answer,
): Conclusion['answer'] => {
  if ('data' in outcome) return 'yes';
  if (outcome.failure.kind !== 'refused') return 'unknown';
  return isAboutTheTry(call, answer) ? 'noToThisAttempt' : 'no';
};

/**
 * Creates a service actor for an irreversible call; there is no other way to make one. `describe` returns its call, subject and payload. The same
 * request is sent under the same idempotency key until its outcome is known (services/pendingRequests), whatever happens in between. Resolves with the data,
 * or the result of `withKey`. Rejects with a ServiceFailure: refused (a clear no), outcomeUnknown, or blocked (nothing was sent: the user has to be
 * warned first).
 *
 * @example
 * export const rateApp = irreversible(({ orderId }: { orderId: string }) => ({
 *   call: scoreCall,
 *   subject: orderSubject(orderId),
 *   payload: { orderId },
 * }));
 */
export function irreversible<Input, Schema extends v.GenericSchema, Output = v.InferOutput<Schema>>(
  describe: (input: Input) => Submission<Schema>,
  withKey: (data: v.InferOutput<Schema>, key: string) => Output = (data) => data as Output,
) {
  const logic = fromPromise<Output, Input>(async ({ input, signal, system }) => {
    const submission = describe(input);
    const { call, payload } = submission;
    const pending = await openRequest(system, submission);
    const unknown: ServiceFailure = { kind: 'outcomeUnknown' };
    if (signal.aborted) throw unknown;
    const pendingRequests = pendingRequestsOf(system);
    const { pendingStore } = pendingRequests.getSnapshot().context;
    const session = sessionOf(system);
    const response = await request(session, call, { ...payload, ...pending.tokens }, 'text', {
      signal,
      idempotencyKey: pending.key,
    }).catch(async (): Promise<never> => {
      if (!signal.aborted) session.recordFailure();
      await pendingStore.conclude({ request: pending, answer: 'unknown' });
      throw unknown;
    });
    const received = { status: response.status, body: response._data ?? '' };
    const outcome = outcomeOfChange(call, received, session.unclearCodes);
    const answer = answerOf(call, outcome, received);
    const result = 'data' in outcome ? submission.keeps?.(outcome.data) : undefined;
    const { earliest, isKnown } = timeOf(system);
    const conclusion = { request: pending, answer, at: isKnown ? earliest : undefined, result };
    if (!(await pendingStore.conclude(conclusion, signal)) || signal.aborted) throw unknown;
    pendingRequests.send({ type: 'request.closed', key: pending.key });
    if ('failure' in outcome) throw { ...outcome.failure, ...tooManyIn(response) };
    return withKey(outcome.data, pending.key);
  });
  // Its `describe` returns what it would send; the rules over all charts (tests/machines) recognise these calls by `isIrreversible`.
  return Object.assign(logic, { describe, isIrreversible: true } as const);
}
