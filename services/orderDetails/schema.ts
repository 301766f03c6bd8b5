import * as v from 'valibot';
import { flag, image, maybeText, readable, rows, text } from '../codecs.ts';
import { productSchema } from '../recommendation/schema.ts';

/** Payload of GET /v3/loan-details/loan-details. */
export const orderKeySchema = v.object({ productId: text, orderId: text });

/** Data of GET /v3/loan-details/loan-details (spec §3, Loan order details). */
export const orderSchema = v.object({
  orderStatus: text,
  noticeStatusText: maybeText,
  noticeDesText: maybeText,
  banner: image,
  recProducts: readable(productSchema),
  productName: maybeText,
  productLogo: image,
  userOrderDetail: v.pipe(
    v.nullish(v.object({ detail: rows }), {}),
    v.transform((block) => block.detail),
  ),
  inside: flag,
  h5Url: maybeText,
  isDelay: flag,
  telephone: maybeText,
  isScore: flag,
  playeduL: maybeText,
  reyMsg: maybeText,
  KindTipsMsg: maybeText,
  cardNeedPop: flag,
  cardPopTitle: maybeText,
  cardPopMsg: maybeText,
});

/** Payload of POST /v3/loan-details/google-score: the score is always 5 (spec §9). */
export const ratingSchema = v.object({ score: v.literal('5') });

/** An order as the lender describes it. */
export type Order = v.InferOutput<typeof orderSchema>;
