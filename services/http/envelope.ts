import * as v from 'valibot';
import { code, words } from '../codecs.ts';
import { parseJson } from './json.ts';

/** The three ways in which an answer says 'success' (docs/product/calls.md#clients): code 0, code '00', or `success: true`. */
export type Family = '0' | '00' | 'v3';

const envelopeSchema = v.object({
  code: v.fallback(v.optional(code), undefined),
  success: v.fallback(v.optional(code), undefined),
  message: words,
  // A refusal may come without data.
  data: v.optional(v.unknown()),
});

/** What an envelope says: yes with data as they came, or no; undefined when the body is no envelope of the family. */
export type Envelope = { isYes: true; data: unknown } | { isYes: false; code: string; message: string };

const read = (body: string): unknown => {
  try {
    return parseJson(body);
  } catch {
    return undefined;
  }
};

/** Opens the body of an answer. */
export const openEnvelope = (family: Family, body: string): Envelope | undefined => {
  const envelope = v.safeParse(envelopeSchema, read(body));
  if (!envelope.success) return undefined;
  const { message, data, ...said } = envelope.output;
  const verdict = family === 'v3' ? said.success : said.code;
  if (verdict === undefined) return undefined;
  const yes = family === 'v3' ? ['true', '1'] : [family];
  return yes.includes(verdict) ? { isYes: true, data } : { isYes: false, code: said.code ?? '', message };
};
