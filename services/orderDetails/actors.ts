import * as v from 'valibot';
import { irreversible, reads } from '../http/service.ts';
import { type OrderKey, orderPath, orderSubject } from '../order/key.ts';
import { orderSchema } from './schema.ts';

export const loanDetails = {
  client: 'one',
  method: 'GET',
  path: orderPath,
  family: 'v3',
  data: orderSchema,
} as const;

/** Loads one order (docs/product/orderDetails.md#calls). Rejects with a ServiceFailure. */
export const loadOrder = reads(({ productId, orderId }: OrderKey) => ({
  call: loanDetails,
  payload: { productId, orderId },
}));

/** Rates the app, once per order. The score is always 5, whatever the stars (docs/product/orderDetails.md#limits). Rejects with a ServiceFailure. */
export const rateApp = irreversible(({ orderId }: { orderId: string }) => ({
  call: {
    kind: 'rateApp',
    client: 'one',
    method: 'POST',
    path: '/v3/loan-details/google-score',
    family: 'v3',
    data: v.unknown(),
  },
  subject: orderSubject(orderId),
  payload: { score: 5 },
}));
