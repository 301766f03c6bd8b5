import type * as v from 'valibot';
import { type AnyActorRef, fromPromise } from 'xstate';
import {
  beginIntent,
  type Intent,
  type IntentKind,
  purposeOf,
  sameIntent,
  type Subject,
} from '../intents/intent.ts';
import { ledgerOf, readLedger } from '../intents/ledger.ts';
import { sessionOf } from '../session.ts';
import { request } from './client.ts';
import { described } from './described.ts';
import { type Family, openEnvelope } from './envelope.ts';
import { type ServiceFailure, tryLater } from './failure.ts';
import { type Answer, outcomeOfChange, outcomeOfReading } from './outcome.ts';
import { type Address, type Payload, withProductAliases } from './request.ts';
import { untilAnswered } from './untilAnswered.ts';

/** A call of the catalogue that only reads, whatever its method. */
export interface Call<Schema extends v.GenericSchema> extends Address {
  family: Family;
  data: Schema;
}

/** A call that moves money or cannot be undone. */
export interface IrreversibleCall<Schema extends v.GenericSchema> extends Call<Schema> {
  kind: IntentKind;
}

interface Reading<Schema extends v.GenericSchema> {
  call: Call<Schema>;
  payload: Payload;
}

/** One thing that the person means: which call, about what, and what it is sent. */
interface Intention<Schema extends v.GenericSchema> {
  call: IrreversibleCall<Schema>;
  subject: Subject;
  payload: Payload;
}

/** Whether the very same is open: sending it again counts once. */
export const isOpen = (
  intents: readonly Intent[],
  { call, subject, payload }: Intention<v.GenericSchema>,
): boolean => sameIntent(intents, call.kind, subject, withProductAliases(payload)) !== undefined;

/** What every irreversible call may be given besides its own input. */
export interface Told {
  /** The person was told that the end of another way to the same is unknown, and chose this one all the same. */
  isTold?: boolean;
  /**
   * The person sends the very same again, which counts once: it goes out under its own key or not at all. Keys of what was open when the person
   * was told so: what another tab began since is something else, also with the same words in it.
   */
  again?: readonly string[];
}

const once: typeof untilAnswered = (ask) => ask();

const callActor = <Input, Schema extends v.GenericSchema>(
  describe: (input: Input) => Reading<Schema>,
  asks: typeof untilAnswered,
) => {
  const logic = fromPromise<v.InferOutput<Schema>, Input>(async ({ input, self, signal, system }) => {
    const { call, payload } = describe(input);
    const ask = () => request(sessionOf(system), call, payload, 'text', { signal });
    const { status, _data = '' } = await asks(ask, { self, signal });
    const outcome = outcomeOfReading(call, { status, body: _data });
    if ('failure' in outcome) throw outcome.failure;
    return outcome.data;
  });
  return described(logic, describe);
};

/**
 * A service actor that only reads, whatever its method: `describe` says which call, and what it is sent. It is sent again, twice, when no answer
 * comes, and aborted when its state is left. Rejects with a ServiceFailure.
 */
export const reads = <Input, Schema extends v.GenericSchema>(describe: (input: Input) => Reading<Schema>) =>
  callActor(describe, untilAnswered);

/** A service actor that moves something, but nothing that cannot be undone: it goes out once, and only the person has it done again. Like `reads` otherwise. */
export const sends = <Input, Schema extends v.GenericSchema>(describe: (input: Input) => Reading<Schema>) =>
  callActor(describe, once);

/** Purposes to which nobody takes a second way while the end of the first is unknown, unless told so. */
const oneWayAtATime = ['takeLoan', 'pay'];

const otherWayOf = (intents: readonly Intent[], kind: IntentKind, subject: Subject) =>
  oneWayAtATime.includes(purposeOf(kind))
    ? intents.find((intent) => intent.subject === subject && purposeOf(intent.kind) === purposeOf(kind))
    : undefined;

/** Finds the intent that the person means, or writes a new one down, before anything goes out. */
const claim = (
  system: AnyActorRef['system'],
  { kind, subject, payload, isTold, again }: { kind: IntentKind; subject: Subject; payload: Payload } & Told,
): { key: string; isRetry: boolean } => {
  const ledger = ledgerOf(system);
  const { intents: open, endedElsewhere } = readLedger(ledger);
  const same = sameIntent(open, kind, subject, payload);
  if (again && !(same && again.includes(same.key))) throw { kind: 'ended' } satisfies ServiceFailure;
  // What was open before this one began was told when it began; what another tab began since was not, and how it ended is not known here.
  const since = same?.since ?? 0;
  const other = otherWayOf(
    [...open, ...endedElsewhere].filter((intent) => intent.since > since),
    kind,
    subject,
  );
  if (other && !isTold) throw { kind: 'held', open: other.kind } satisfies ServiceFailure;
  if (same) {
    ledger.send({ type: 'intent.opened', intent: { ...same, isRepeated: true } });
    return { key: same.key, isRetry: true };
  }
  const intent = beginIntent(kind, subject, payload);
  ledger.send({ type: 'intent.opened', intent });
  return { key: intent.key, isRetry: false };
};

/** How an intent stands now: ended, when another tab was told so; sent by this page alone; or nobody can say. */
const standOf = (system: AnyActorRef['system'], key: string): 'ended' | 'ours' | 'unclear' => {
  const { intents, isBlind } = readLedger(ledgerOf(system));
  const intent = intents.find((one) => one.key === key);
  if (!intent) return 'ended';
  return intent.isRepeated || isBlind ? 'unclear' : 'ours';
};

/**
 * Refusals that are about this try and say nothing of another one: no session, too many calls, and a status without a word of the
 * lender's, which something before the lender gave that knows no key.
 */
const isAboutTheTry = ({ family }: { family: Family }, { status, body }: Answer) =>
  [401, Number(tryLater)].includes(status) || openEnvelope(family, body) === undefined;

/**
 * A service actor that does what cannot be undone; there is no other way to write one. `describe` says which call, about what, and what it
 * is sent. The same intent goes out under the same idempotency key until its end is clear (services/intents), whatever happens in between.
 * Rejects with a ServiceFailure: refused (a clear no), outcomeUnknown, held (another way to pay is open, and nobody was told), or ended (what was
 * to be sent again is open no more).
 */
export const irreversible = <Input, Schema extends v.GenericSchema>(
  describe: (input: Input) => Intention<Schema>,
) => {
  const logic = fromPromise<v.InferOutput<Schema>, Input & Told>(async ({ input, signal, system }) => {
    // What the person was told is no part of what is sent.
    const { isTold = false, again, ...own } = input;
    const { call, subject, payload } = describe(own as unknown as Input);
    const { key, isRetry } = claim(system, {
      kind: call.kind,
      subject,
      payload: withProductAliases(payload),
      isTold,
      again,
    });
    const unknown: ServiceFailure = { kind: 'outcomeUnknown' };
    const { status, _data: body = '' } = await request(sessionOf(system), call, payload, 'text', {
      signal,
      idempotencyKey: key,
    }).catch((): never => {
      throw unknown;
    });
    const outcome = outcomeOfChange(call, { status, body });
    const stand = standOf(system, key);
    const isOnlyTry = !isRetry && stand === 'ours';
    const isClear =
      'data' in outcome ||
      (outcome.failure.kind === 'refused' &&
        stand !== 'ended' &&
        (isOnlyTry || !isAboutTheTry(call, { status, body })));
    // Nobody is told that it was refused while another try may have been taken, or was.
    if (!isClear) throw unknown;
    ledgerOf(system).send({ type: 'intent.closed', key });
    if ('failure' in outcome) throw outcome.failure;
    return outcome.data;
  });
  // The rules over all charts (tests/machines) know by it which calls are irreversible.
  return Object.assign(described(logic, describe), { isIrreversible: true } as const);
};
