import * as v from 'valibot';
import { anyCentavos, anyText, flag, image, integer, list, maybeText, rows, text } from '../codecs.ts';
import { productSchema } from '../recommendation/schema.ts';

/** Payload of GET /v3/loan-details/loan-details. */
export const orderKeySchema = v.object({ productId: text, orderId: text });

/** A payment of the plan: centavos, and a day as the lender writes it. */
const plannedSchema = v.object({ title: maybeText, amount: integer, time: maybeText, paid: flag });

/**
 * Data of GET /v3/loan-details/loan-details (docs/product/orderDetails.md#data). The last six may be absent: then nothing shows of them.
 */
export const orderSchema = v.object({
  orderStatus: text,
  noticeStatusText: maybeText,
  noticeDesText: maybeText,
  banner: image,
  recProducts: list(productSchema),
  productName: maybeText,
  productLogo: image,
  userOrderDetail: v.pipe(
    v.optional(v.fallback(v.object({ detail: rows }), { detail: [] }), {}),
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
  /** Centavos that are asked for now, and by when. */
  repayAmount: anyCentavos,
  repayDate: anyText,
  /** Centavos that each further day of delay costs. */
  penaltyPerDay: anyCentavos,
  repayPlan: v.fallback(list(plannedSchema), []),
  appliedAt: anyText,
  disbursedAt: anyText,
});

/** Payload of POST /v3/loan-details/google-score: the score is always 5 (docs/product/orderDetails.md#limits). */
export const ratingSchema = v.object({ score: v.literal('5') });

/** An order as the lender describes it. */
export type Order = v.InferOutput<typeof orderSchema>;
