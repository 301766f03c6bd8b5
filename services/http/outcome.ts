import * as v from 'valibot';
import { type Family, openEnvelope } from './envelope.ts';
import type { ServiceFailure } from './failure.ts';

export interface Answer {
  status: number;
  body: string;
}

interface Reading<Schema extends v.GenericSchema> {
  family: Family;
  data: Schema;
}

export type Outcome<Data> = { data: Data } | { failure: ServiceFailure };

const malformed: ServiceFailure = { kind: 'failed', reason: 'malformed' };
const timeout: ServiceFailure = { kind: 'failed', reason: 'timeout' };
const unknown: ServiceFailure = { kind: 'outcomeUnknown' };

const isGood = (status: number) => status >= 200 && status <= 299;

/** 4xx statuses that do not reveal the outcome of a call: timeout, conflict, too early. */
const unclear = [408, 409, 425];
const isClearNo = (status: number) => status >= 400 && status <= 499 && !unclear.includes(status);

/** Whether a refusal code means that the server failed, possibly after the work was done. */
const isServerFailure = (code: string, unclearCodes: readonly string[]) =>
  /^5\d\d$/.test(code) || unclearCodes.includes(code);

/** After too many calls (HTTP 429), the minutes of `Retry-After`, which is in seconds or a date; undefined without a readable one. */
export function tooManyIn({ status, headers }: { status: number; headers: Headers }): {
  minutes?: number | undefined;
} {
  if (status !== 429) return {};
  const after = headers.get('retry-after') ?? '';
  const wait = Date.parse(after) - Date.parse(headers.get('date') ?? '');
  const minutes = Math.ceil((Number(after) || wait / 1_000) / 60);
  return { minutes: minutes > 0 ? minutes : undefined };
}

/** Returns the outcome of a read. A gateway timeout (504) counts as a timeout. */
export function outcomeOfReading<Schema extends v.GenericSchema>(
  { family, data }: Reading<Schema>,
  { status, body }: Answer,
): Outcome<v.InferOutput<Schema>> {
  const envelope = openEnvelope(family, body);
  if (status === 504) return { failure: timeout };
  if (envelope?.isYes === false)
    return { failure: { kind: 'refused', code: envelope.code, message: envelope.message } };
  const parsed = v.safeParse(data, envelope?.data);
  return envelope && parsed.success && isGood(status) ? { data: parsed.output } : { failure: malformed };
}

/**
 * Returns the outcome of an irreversible call: yes, no or unknown. This is decided nowhere else. The schema only requires data that the next step
 * needs, so a yes without other data is a yes. `unclearCodes` are the backend's own codes for 'the server failed'. Yes: the envelope reports success.
 * No: the envelope refuses, or a status 400-499 other than 408, 409 and 425; 429 means 'not done, try later'. Unknown: everything else (no response,
 * 5xx, any redirect, an unreadable body, a success flag that is neither yes nor no, success without required data, a refusal whose code means that
 * the server failed).
 */
export function outcomeOfChange<Schema extends v.GenericSchema>(
  { family, data }: Reading<Schema>,
  { status, body }: Answer,
  unclearCodes: readonly string[] = [],
): Outcome<v.InferOutput<Schema>> {
  const envelope = openEnvelope(family, body);
  const refusal = envelope?.isYes === false ? envelope : { code: String(status), message: '' };
  const refused = (code: string) =>
    ({ failure: { kind: 'refused', code, message: refusal.message } }) as const;
  if (status === 429) return refused('429');
  if (envelope?.isYes === false && isServerFailure(envelope.code, unclearCodes)) return { failure: unknown };
  if (isClearNo(status)) return refused(refusal.code);
  if (!envelope || !isGood(status)) return { failure: unknown };
  if (!envelope.isYes) return refused(refusal.code);
  const parsed = v.safeParse(data, envelope.data);
  return parsed.success ? { data: parsed.output } : { failure: unknown };
}
