import * as v from 'valibot';
import { centavos, shownCode, time, wholeList, words } from '../values/codecs.ts';

export const paymentSchema = v.object({
  amount: centavos,
  time,
  channel: words,
  reference: shownCode,
  /** The code that it was made for. */
  code: shownCode,
});

export type Payment = v.InferOutput<typeof paymentSchema>;

/** Undefined when none are sent. */
export type Payments = Payment[] | 'unknown' | undefined;

/** The payments that the company has recorded as received: zero is none, and one that cannot be read makes them unknown. */
export const paymentsSchema = v.pipe(
  wholeList(paymentSchema),
  v.transform((sent) => (Array.isArray(sent) ? sent.filter(({ amount }) => amount > 0) : sent)),
);

export function paymentsOf(payments: Payments): readonly Payment[] {
  return payments === undefined || payments === 'unknown' ? [] : payments;
}
