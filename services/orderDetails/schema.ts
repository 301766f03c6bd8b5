import * as v from 'valibot';
import { anyCentavos, id, image, maybeFlag, messageText, rows, time, words } from '../values/codecs.ts';
import { withoutCardNumber } from '../values/cardNumber.ts';
import { products } from '../recommendation/schema.ts';
import { paymentsSchema } from '../order/payments.ts';
import { headlineEntries } from './headline.ts';

export const orderKeySchema = v.object({ productId: id, orderId: id });

/** Data of GET /v3/loan-details/loan-details (docs/product/orderDetails.md#data). */
export const orderSchema = v.object({
  ...headlineEntries,
  banner: image,
  recProducts: products,
  productName: words,
  productLogo: image,
  userOrderDetail: v.pipe(
    v.optional(v.fallback(v.object({ detail: rows }), { detail: [] }), {}),
    v.transform((block) => block.detail),
  ),
  isScore: maybeFlag,
  cardPopTitle: words,
  cardPopMsg: messageText,
  /** The account that receives the loan, masked by the backend; a card's number is shown to nobody. */
  payoutAccount: v.pipe(words, v.transform(withoutCardNumber)),
  overpaid: anyCentavos,
  payments: paymentsSchema,
  paidAt: time,
});

/** Payload of POST /v3/loan-details/google-score: the score is always 5 (docs/product/orderDetails.md#limits). */
export const ratingSchema = v.object({ score: v.literal('5') });

export type Order = v.InferOutput<typeof orderSchema>;
