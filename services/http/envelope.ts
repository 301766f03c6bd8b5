import * as v from 'valibot';
import { maybeText } from '../codecs.ts';
import type { ServiceFailure } from './failure.ts';

/** The three ways in which an answer says 'success' (spec §7): code 0, code '00', or `success: true`. */
export type Family = '0' | '00' | 'v3';

const envelopeSchema = v.object({
  code: v.nullish(v.union([v.string(), v.number()])),
  success: v.nullish(v.union([v.boolean(), v.string(), v.number()])),
  message: maybeText,
  // A refusal may come without data.
  data: v.optional(v.unknown()),
});

const malformed: ServiceFailure = { kind: 'failed', reason: 'malformed' };

const parseJson = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

/** Decodes the body of an answer: the data as `schema` reads it, or the failure that it means. */
export const decode = <Schema extends v.GenericSchema>(
  family: Family,
  schema: Schema,
  body: string,
): { data: v.InferOutput<Schema> } | { failure: ServiceFailure } => {
  const envelope = v.safeParse(envelopeSchema, parseJson(body));
  if (!envelope.success) return { failure: malformed };
  const { code, success, message, data } = envelope.output;
  const verdict = family === 'v3' ? success : code;
  if (verdict === undefined || verdict === null) return { failure: malformed };
  const yes = family === 'v3' ? ['true', '1'] : [family];
  if (!yes.includes(String(verdict)))
    return { failure: { kind: 'refused', code: String(code ?? ''), message } };
  const parsed = v.safeParse(schema, data);
  return parsed.success ? { data: parsed.output } : { failure: malformed };
};
