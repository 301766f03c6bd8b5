import * as v from 'valibot';
import { anyCentavos, centavos, id, image, maybeId, time, words } from '../codecs.ts';
import { openEnvelope } from '../http/envelope.ts';

/** One payment of the schedule: amount in centavos, `pay_time` as text or epoch milliseconds. */
const planSchema = v.object({
  description: words,
  title: words,
  amount: centavos,
  pay_time: time,
});

/** A payment that cannot be read is none to agree to: it keeps its place, with a sum that no plan adds up with. */
const unreadable = { description: '', title: '', amount: 0, pay_time: '' };

const payment = v.pipe(
  v.fallback(v.nullable(planSchema), null),
  v.transform((read) => read ?? unreadable),
);

/** The plan, where there is one; what is no list is one payment that cannot be read. */
const plan = v.nullish(
  v.fallback(v.array(payment), (read) => (read?.value === '' ? [] : [unreadable])),
  [],
);

/** What a loan says first, and what its figures are checked against; money in centavos. Apart, so that the document can read it before the app has loaded. */
export const headlineEntries = {
  comProductLogo: image,
  comProductName: words,
  amount: centavos,
  periods: id,
  termUnit: maybeId,
  /** The amount that the borrower receives, and the company's fee: centavos, when known. */
  receivedAmount: anyCentavos,
  feeAmount: anyCentavos,
  repay_plans: plan,
};
const headlineSchema = v.object(headlineEntries);

/** Whose loan it is, how much, for how long, and how it is paid back. */
export type LoanHeadline = v.InferOutput<typeof headlineSchema>;

/** The headline in the response to the confirm call of V3 or V2; undefined when it has none. */
export const loanHeadlineIn = (body: string, family: 'v3' | '00'): LoanHeadline | undefined => {
  const envelope = openEnvelope(family, body);
  const headline = v.safeParse(headlineSchema, envelope?.isYes ? envelope.data : undefined);
  return headline.success ? headline.output : undefined;
};
