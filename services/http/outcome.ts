import * as v from 'valibot';
import { type Family, openEnvelope } from './envelope.ts';
import { type ServiceFailure, tryLater } from './failure.ts';

/** What came back of a call. */
export interface Answer {
  /** HTTP status. */
  status: number;
  body: string;
}

/** How the answer of a call is read. */
interface Reading<Schema extends v.GenericSchema> {
  family: Family;
  data: Schema;
}

/** How a call ended: with its data, or with the failure that its answer means. */
export type Outcome<Data> = { data: Data } | { failure: ServiceFailure };

const malformed: ServiceFailure = { kind: 'failed', reason: 'malformed' };
const timeout: ServiceFailure = { kind: 'failed', reason: 'timeout' };
const unknown: ServiceFailure = { kind: 'outcomeUnknown' };

const isGood = (status: number) => status >= 200 && status <= 299;

/** Statuses of the 4xx that say nothing of what became of the call: too late, in conflict, too early. */
const unclear = [408, 409, 425];
const isClearNo = (status: number) => status >= 400 && status <= 499 && !unclear.includes(status);

/** How a call that only reads ended. A gateway that gave up waiting (504) counts as no answer in time. */
export const outcomeOfReading = <Schema extends v.GenericSchema>(
  { family, data }: Reading<Schema>,
  { status, body }: Answer,
): Outcome<v.InferOutput<Schema>> => {
  const envelope = openEnvelope(family, body);
  if (status === 504) return { failure: timeout };
  if (envelope?.isYes === false)
    return { failure: { kind: 'refused', code: envelope.code, message: envelope.message } };
  const parsed = v.safeParse(data, envelope?.data);
  return envelope && parsed.success && isGood(status) ? { data: parsed.output } : { failure: malformed };
};

/**
 * How a call that cannot be undone ended: yes, no, or unknown. The one place where that is decided. Its schema asks only for data without
 * which nobody can go on, so that a yes without other data is a yes.
 * Yes: the envelope says success. No: the envelope refuses, or a status 400-499 other than 408, 409 and 425; 429 means 'not done, try
 * later'. Unknown: everything else (5xx, an answer that cannot be read, success without what the way on needs).
 */
export const outcomeOfChange = <Schema extends v.GenericSchema>(
  { family, data }: Reading<Schema>,
  { status, body }: Answer,
): Outcome<v.InferOutput<Schema>> => {
  const envelope = openEnvelope(family, body);
  const refusal = envelope?.isYes === false ? envelope : { code: String(status), message: '' };
  if (isClearNo(status)) {
    const code = status === 429 ? tryLater : refusal.code;
    return { failure: { kind: 'refused', code, message: refusal.message } };
  }
  if (!envelope || !isGood(status)) return { failure: unknown };
  if (!envelope.isYes) return { failure: { kind: 'refused', code: refusal.code, message: refusal.message } };
  const parsed = v.safeParse(data, envelope.data);
  return parsed.success ? { data: parsed.output } : { failure: unknown };
};
