import * as v from 'valibot';
import {
  address,
  citedCentavos,
  flag,
  maybeAddress,
  messageText,
  rows,
  time,
  words,
} from '../values/codecs.ts';
import { headlineEntries } from './headline.ts';

/** Data of the confirm call (docs/product/loanConfirm.md#data): the loan to confirm. Amounts in centavos. */
export const confirmationSchema = v.object({
  ...headlineEntries,
  details: rows,
  /** The penalty for a late first payment, once and per day: centavos, if known; NaN when unreadable. */
  penaltyOnce: citedCentavos,
  penaltyPerDay: citedCentavos,
  annualRate: words,
  firstPayTime: time,
  firstPeriodDay: words,
  pRateDsc: words,
  isPopType: flag,
  popTitle: words,
  popContent: messageText,
  popAgreementUrl: maybeAddress,
  buttonText: words,
  promoTitle: words,
  promoContent: messageText,
  promoButtonText: words,
});

/** Data of the push: the next URL, or ''. The loan was taken whatever the data contain. */
export const takenSchema = v.pipe(
  v.fallback(v.object({ lendDetailsUrl: maybeAddress }), { lendDetailsUrl: '' }),
  v.transform(({ lendDetailsUrl }) => lendDetailsUrl.trim()),
);

/** An agreement is identified by its index, so one with an unreadable title keeps its place. */
const agreements = v.array(v.fallback(v.object({ title: words }), { title: '' }));

/** Data of the agreement list: `{ data: [{ title }] }`, or a bare list. Any other value, null too, is an error and not an empty list. */
export const agreementsSchema = v.union([
  agreements,
  v.pipe(
    v.object({ data: agreements }),
    v.transform(({ data }) => data),
  ),
]);

export const agreementLinkSchema = v.pipe(
  v.object({ contract_url: address }),
  v.transform(({ contract_url }) => contract_url),
);

export type Confirmation = v.InferOutput<typeof confirmationSchema>;
export type Agreement = v.InferOutput<typeof agreementsSchema>[number];
