import * as v from 'valibot';
import { centavos, maybeCode, time, wholeList, words } from '../values/codecs.ts';

const paymentSchema = v.object({
  amount: centavos,
  time,
  channel: words,
  reference: maybeCode,
  /** The code that it was made for. */
  code: maybeCode,
});

export type Payment = v.InferOutput<typeof paymentSchema>;

/** The payments that the company has recorded as received; undefined when it does not say, or one of them cannot be read. */
export const paymentsSchema = v.pipe(
  wholeList(paymentSchema),
  v.transform((payments) => (payments === 'unknown' ? undefined : payments)),
);
