import * as v from 'valibot';
import { anyCentavos, maybeCentavos, promisedCentavos, time, words } from '../values/codecs.ts';
import { planOf } from '../order/plan.ts';
import { dataIn } from '../http/envelope.ts';

/** The price of an extension: undefined without an amount, but an unreadable amount is an error. */
const delaySchema = v.pipe(
  v.nullish(v.union([v.literal(''), v.object({ title: words, delayAmount: maybeCentavos })])),
  v.transform((info) => {
    if (!info || info.delayAmount === undefined) return undefined;
    return { title: info.title, delayAmount: info.delayAmount };
  }),
);

/** A repayment's first screen: money in centavos, dates unchanged. A separate file, so that the document can read it before the app has loaded. */
export const headlineEntries = {
  /** Without it the sum is not known, and nothing can be paid; an overpaid loan, below zero, owes nothing. */
  repayAmount: promisedCentavos,
  repayDate: time,
  repayPlan: planOf(anyCentavos),
  delayInfo: delaySchema,
};
const headlineSchema = v.object(headlineEntries);

export type RepaymentHeadline = v.InferOutput<typeof headlineSchema>;

/** The headline in the response to one of the two repayment calls; undefined without one. Only an extension keeps its delayInfo. */
export function repaymentHeadlineIn(body: string, isDelay: boolean): RepaymentHeadline | undefined {
  const output = dataIn('v3', headlineSchema, body);
  if (!output) return undefined;
  if (!isDelay) return { ...output, delayInfo: undefined };
  return output.delayInfo && output;
}
