import * as v from 'valibot';
import { centavos, list, maybeCentavos, time, words } from '../codecs.ts';
import { openEnvelope } from '../http/envelope.ts';

/** What an extension costs: without an amount there is none, but one that cannot be read is never taken for none. */
const delaySchema = v.pipe(
  v.nullish(v.union([v.literal(''), v.object({ title: words, delayAmount: maybeCentavos })])),
  v.transform((info) => {
    if (!info || info.delayAmount === undefined) return undefined;
    return { title: info.title, delayAmount: info.delayAmount };
  }),
);

/** What a repayment says first: money in centavos, dates as they come. Apart, so that the document can read it before the app has loaded. */
export const headlineEntries = {
  repayAmount: centavos,
  repayDate: time,
  repayPlan: list(v.object({ remark: words, title: words, amount: maybeCentavos, time })),
  delayInfo: delaySchema,
};
const headlineSchema = v.object(headlineEntries);

/** How much is to be repaid, by when, and in which payments. */
export type RepaymentHeadline = v.InferOutput<typeof headlineSchema>;

/** The headline in the response to one of the two repayment calls; undefined when it has none. Only an extension keeps its delayInfo. */
export const repaymentHeadlineIn = (body: string, isDelay: boolean): RepaymentHeadline | undefined => {
  const envelope = openEnvelope('v3', body);
  const headline = v.safeParse(headlineSchema, envelope?.isYes ? envelope.data : undefined);
  if (!headline.success) return undefined;
  const { output } = headline;
  if (!isDelay) return { ...output, delayInfo: undefined };
  return output.delayInfo && output;
};
