import * as v from 'valibot';
import { type Call, irreversible, type IrreversibleCall, reads } from '../http/service.ts';
import { cardInitSchema } from './schema.ts';

const cardInit: Call<typeof cardInitSchema> = {
  client: 'one',
  method: 'GET',
  path: '/v3/bind-card/card-init',
  family: 'v3',
  data: cardInitSchema,
};

const bind: IrreversibleCall<v.UnknownSchema> = {
  kind: 'bind',
  client: 'one',
  method: 'POST',
  path: '/v3/bind-card/bind-card-new',
  family: 'v3',
  data: v.unknown(),
};

const bindFromOrder: IrreversibleCall<v.UnknownSchema> = {
  ...bind,
  kind: 'bindFromOrder',
  path: '/v3/bind-card/bind-card-order',
};

/** Loads the fields of the form (docs/product/bindBank.md#calls). Rejects with a ServiceFailure. */
export const loadBankFields = reads(({ productId }: { productId: string }) => ({
  call: cardInit,
  payload: { product_id: productId },
}));

export interface BankAccount {
  productId: string;
  /** True when opened from an order, which uses another alias of the same call (docs/product/bindBank.md). */
  isFromOrder: boolean;
  cardType: string;
  channelNumber: string;
  values: Record<string, string>;
}

/** Binds the account, which is irreversible. Rejects with a ServiceFailure. */
export const bindAccount = irreversible(
  ({ productId, isFromOrder, cardType, channelNumber, values }: BankAccount) => ({
    call: isFromOrder ? bindFromOrder : bind,
    subject: `product:${productId}`,
    payload: { ...values, cardType, channelNumber, product_id: productId },
  }),
);
