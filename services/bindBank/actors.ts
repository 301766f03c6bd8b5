import * as v from 'valibot';
import { irreversible, reads } from '../http/service.ts';
import { cardInitSchema } from './schema.ts';

const bind = (path: string) =>
  ({
    client: 'one',
    method: 'POST',
    path: `/v3/bind-card/${path}`,
    family: 'v3',
    data: v.unknown(),
  }) as const;

/** Loads the fields of the form (docs/product/bindBank.md#calls). Rejects with a ServiceFailure. */
export const loadBankFields = reads(({ productId }: { productId: string }) => ({
  call: { client: 'one', method: 'GET', path: '/v3/bind-card/card-init', family: 'v3', data: cardInitSchema },
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
    call: isFromOrder
      ? { kind: 'bindFromOrder', ...bind('bind-card-order') }
      : { kind: 'bind', ...bind('bind-card-new') },
    subject: `product:${productId}`,
    payload: { ...values, cardType, channelNumber, product_id: productId },
  }),
);
