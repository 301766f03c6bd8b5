import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { type Call, send } from '../http/client.ts';
import { type OrderKey, orderPath } from './request.ts';
import { type Order, orderSchema } from './schema.ts';

const loanDetails: Call<typeof orderSchema> = {
  client: 'one',
  method: 'GET',
  path: orderPath,
  family: 'v3',
  data: orderSchema,
};

const googleScore: Call<v.UnknownSchema> = {
  client: 'one',
  method: 'POST',
  path: '/v3/loan-details/google-score',
  family: 'v3',
  data: v.unknown(),
  irreversible: true,
};

/** Loads one order (spec §7, loan details). Rejects with a ServiceFailure. */
export const loadOrder = fromPromise<Order, OrderKey>(({ input, signal }) =>
  send(loanDetails, { productId: input.productId, orderId: input.orderId }, { signal }),
);

/** Sends the app rating; the score is always 5, whatever the stars (spec §9). Rejects with a ServiceFailure. */
export const sendAppRating = fromPromise<unknown, { idempotencyKey: string }>(({ input, signal }) =>
  send(googleScore, { score: 5 }, { signal, idempotencyKey: input.idempotencyKey }),
);
