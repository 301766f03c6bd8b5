import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { type Call, send } from '../http/client.ts';
import { type BankField, cardInitSchema } from './schema.ts';

const cardInit: Call<typeof cardInitSchema> = {
  client: 'one',
  method: 'GET',
  path: '/v3/bind-card/card-init',
  family: 'v3',
  data: cardInitSchema,
};

const bindCardNew: Call<v.UnknownSchema> = {
  client: 'one',
  method: 'POST',
  path: '/v3/bind-card/bind-card-new',
  family: 'v3',
  data: v.unknown(),
  irreversible: true,
};

const bindCardOrder: Call<v.UnknownSchema> = { ...bindCardNew, path: '/v3/bind-card/bind-card-order' };

/** Loads the fields of the form (spec §7, card init). Rejects with a ServiceFailure. */
export const loadBankFields = fromPromise<BankField[], { productId: string }>(async ({ input, signal }) => {
  const { items } = await send(cardInit, { product_id: input.productId }, { signal });
  return items;
});

/** What is bound: values by field code, and where they belong. */
export interface BankAccount {
  productId: string;
  /** Reached from an order: another alias of the same call (decisions §3). */
  isFromOrder: boolean;
  cardType: string;
  channelNumber: string;
  values: Record<string, string>;
}

/** Binds the account: it cannot be undone. Rejects with a ServiceFailure. */
export const bindAccount = fromPromise<unknown, BankAccount & { idempotencyKey: string }>(
  ({ input, signal }) => {
    const { productId, isFromOrder, cardType, channelNumber, values, idempotencyKey } = input;
    return send(
      isFromOrder ? bindCardOrder : bindCardNew,
      { ...values, cardType, channelNumber, product_id: productId },
      { signal, idempotencyKey },
    );
  },
);
