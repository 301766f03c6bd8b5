import * as v from 'valibot';
import { messageText } from '../values/codecs.ts';
import { cleaned } from '../values/text.ts';
import { parseJson } from './json.ts';

/** The three ways in which a response reports success (docs/product/calls.md#clients): code 0, code '00', or `success: true`. */
export type Family = '0' | '00' | 'v3';

const yes: readonly unknown[] = [true, 'true', 1, '1'];
const no: readonly unknown[] = [false, 'false', 0, '0'];
const envelopeSchema = v.object({
  /** Empty when it is missing or neither text nor number. */
  code: v.fallback(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform((code) => cleaned(`${code}`)),
    ),
    '',
  ),
  success: v.optional(v.unknown()),
  message: messageText,
  // A refusal may come without data.
  data: v.optional(v.unknown()),
});

export type Envelope = { isYes: true; data: unknown } | { isYes: false; code: string; message: string };

const read = (body: string): unknown => {
  try {
    return parseJson(body);
  } catch {
    return undefined;
  }
};

export function openEnvelope(family: Family, body: string): Envelope | undefined {
  const envelope = v.safeParse(envelopeSchema, read(body));
  if (!envelope.success) return undefined;
  const { code, success, message, data } = envelope.output;
  const isYes = family === 'v3' ? yes.includes(success) : code === family;
  const isNo = family === 'v3' ? no.includes(success) : code && !isYes;
  if (isYes) return { isYes, data };
  return isNo ? { isYes: false, code, message } : undefined;
}

/** The data of a response that reports success; undefined for any other, and for data that `schema` cannot read. */
export function dataIn<Schema extends v.GenericSchema>(
  family: Family,
  schema: Schema,
  body: string,
): v.InferOutput<Schema> | undefined {
  const envelope = openEnvelope(family, body);
  const parsed = v.safeParse(schema, envelope?.isYes ? envelope.data : undefined);
  return parsed.success ? parsed.output : undefined;
}
