import * as v from 'valibot';
import { type Call, irreversible, type IrreversibleCall, reads } from '../http/service.ts';
import { type OrderKey, orderPath } from './request.ts';
import { orderSchema } from './schema.ts';

/** The call for one order. */
export const loanDetails: Call<typeof orderSchema> = {
  client: 'one',
  method: 'GET',
  path: orderPath,
  family: 'v3',
  data: orderSchema,
};

const googleScore: IrreversibleCall<v.UnknownSchema> = {
  kind: 'rateApp',
  client: 'one',
  method: 'POST',
  path: '/v3/loan-details/google-score',
  family: 'v3',
  data: v.unknown(),
};

/** Loads one order (docs/product/orderDetails.md#calls). Rejects with a ServiceFailure. */
export const loadOrder = reads(({ productId, orderId }: OrderKey) => ({
  call: loanDetails,
  payload: { productId, orderId },
}));

/** The rating of the app from an order: which call, about what, and what it is sent. The score is always 5, whatever the stars (docs/product/orderDetails.md#limits). */
export const appRatingOf = ({ orderId }: { orderId: string }) => ({
  call: googleScore,
  subject: `order:${orderId}` as const,
  payload: { score: 5 },
});

/** Sends the app rating, once an order. Rejects with a ServiceFailure. */
export const sendAppRating = irreversible(appRatingOf);
