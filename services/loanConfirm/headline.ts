import * as v from 'valibot';
import { centavos, citedCentavos, id, image, shownId, time, wholeList, words } from '../values/codecs.ts';
import { inDayOrder } from '../values/day.ts';
import { dataIn } from '../http/envelope.ts';

/** One payment of the schedule: amount in centavos, `pay_time` as text or epoch milliseconds. */
const planSchema = v.object({
  description: words,
  title: words,
  amount: centavos,
  pay_time: time,
});

/** The whole plan in the order of its days; undefined (not known) when it is absent or empty, or one of its payments cannot be read: never a shorter one. */
const plan = v.pipe(
  wholeList(planSchema),
  v.transform((payments) =>
    payments !== 'unknown' && payments !== undefined && payments.length > 0
      ? inDayOrder(payments, ({ pay_time }) => pay_time)
      : undefined,
  ),
);

/** A loan's first screen, money in centavos. A separate file, so that the document can read it before the app has loaded. */
export const headlineEntries = {
  comProductLogo: image,
  comProductName: words,
  amount: centavos,
  periods: id,
  termUnit: shownId,
  /** The amount that the borrower receives, and the company's fee: centavos, if known; NaN when unreadable. */
  receivedAmount: citedCentavos,
  feeAmount: citedCentavos,
  repay_plans: plan,
};
const headlineSchema = v.object(headlineEntries);

export type LoanHeadline = v.InferOutput<typeof headlineSchema>;

/** The headline in the response to the confirm call of V3 or V2; undefined without one. */
export function loanHeadlineIn(body: string, family: 'v3' | '00'): LoanHeadline | undefined {
  return dataIn(family, headlineSchema, body);
}
