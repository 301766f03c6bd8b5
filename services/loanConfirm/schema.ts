import * as v from 'valibot';
import {
  address,
  anyCentavos,
  centavos,
  flag,
  id,
  image,
  integer,
  maybeAddress,
  maybeId,
  rows,
  time,
  words,
} from '../codecs.ts';

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

/** Data of the confirm call (docs/product/loanConfirm.md#data): what the borrower is asked to agree to. Amounts in centavos. */
export const confirmationSchema = v.object({
  comProductLogo: image,
  comProductName: words,
  amount: centavos,
  periods: id,
  termUnit: maybeId,
  details: rows,
  /** What reaches the borrower's account, and what the backend takes for its work: centavos, where the backend says them. */
  receivedAmount: anyCentavos,
  feeAmount: anyCentavos,
  /** What a late first payment costs, once and each day: centavos, where the backend says them. */
  penaltyOnce: anyCentavos,
  penaltyPerDay: anyCentavos,
  /** The rate of a year, as the company states it. */
  annualRate: words,
  repay_plans: plan,
  firstPayTime: time,
  firstPeriodDay: words,
  pRateDsc: words,
  isPopType: flag,
  popTitle: words,
  popContent: words,
  popAgreementUrl: maybeAddress,
  buttonText: words,
  promoTitle: words,
  promoContent: words,
  promoButtonText: words,
});

/** Data of the push: where the borrower goes on; '' when it does not say. A loan that was taken is taken whatever is there. */
export const pushedSchema = v.pipe(
  v.fallback(v.object({ lendDetailsUrl: maybeAddress }), { lendDetailsUrl: '' }),
  v.transform(({ lendDetailsUrl }) => lendDetailsUrl.trim()),
);

/** An agreement is known by its place in the list: one without a title that can be read keeps its own. */
const agreements = v.nullish(v.array(v.fallback(v.object({ title: words }), { title: '' })), []);

/** Data of the agreement list: `{ data: [{ title }] }`; a bare list is read too. What is no list was not answered: it is not taken for no agreement. */
export const agreementsSchema = v.union([
  agreements,
  v.pipe(
    v.object({ data: agreements }),
    v.transform(({ data }) => data),
  ),
]);

/** Data of the agreement jump. */
export const agreementLinkSchema = v.pipe(
  v.object({ contract_url: address }),
  v.transform(({ contract_url }) => contract_url),
);

/** Payload of the confirm call. */
export const confirmationKeySchema = v.object({ productId: id });
/** Payload of the V3 push; amounts in centavos. */
export const pushSchema = v.object({ amount: centavos, periods: id, termUnit: maybeId, productId: id });
/** Payload of the V2 push: `orderKey` is the orderId (docs/product/loanConfirm.md). */
export const keyedPushSchema = v.object({ ...pushSchema.entries, orderKey: id });
/** Payload of the agreement list. */
export const agreementListKeySchema = v.object({ productId: id, scene: v.literal('3') });
/** Payload of the agreement jump; `position` counts from 0. */
export const agreementKeySchema = v.object({
  ...agreementListKeySchema.entries,
  position: integer,
  orderId: maybeId,
});

/** What the borrower is asked to agree to. */
export type Confirmation = v.InferOutput<typeof confirmationSchema>;
/** An agreement by its title. */
export type Agreement = v.InferOutput<typeof agreementsSchema>[number];
