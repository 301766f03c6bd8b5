import type * as v from 'valibot';
import { irreversible, reads } from '../http/service.ts';
import type { DebtReading } from '../order/proof.ts';
import { type OrderKey, orderSubject } from '../order/key.ts';
import { codeAddressOf, queryOf } from './codeAddress.ts';
import {
  type CodeAnswer,
  codeAnswerSchema,
  extensionSchema,
  instalmentSchema,
  type RepaymentInfo,
} from './schema.ts';

const repayment = (path: string, data: v.GenericSchema<unknown, RepaymentInfo>) =>
  ({ client: 'one', method: 'POST', path, family: 'v3', data }) as const;

/** A repayment code to make: `amount` in centavos. */
export interface CodeRequest extends OrderKey {
  amount: number;
  channelNumber: string;
  isDelay: boolean;
  /** Key of the request that made the order's last code known to the page; empty for none, undefined when an older release stored it. */
  lastKnown?: string | undefined;
  /** What is known of the debt before its payment; undefined when nothing is. */
  then?: readonly DebtReading[];
}

/** Loads the repayment (docs/product/repay.md#calls). Rejects with a ServiceFailure. */
export const loadRepayment = reads(({ isDelay, productId, orderId }: OrderKey & { isDelay: boolean }) => ({
  call: isDelay
    ? repayment('/spoken/unforgettable', extensionSchema)
    : repayment('/v3/installment/loan-play-detail', instalmentSchema),
  payload: { productId, orderId },
}));

/** Makes a repayment code (docs/product/repay.md#calls). Resolves with the URL of its page and the request's key; rejects with a ServiceFailure. */
export const makeCode = irreversible(
  ({ productId, orderId, amount, channelNumber, isDelay, lastKnown, then }: CodeRequest) => ({
    call: {
      kind: 'makeCode',
      client: 'one',
      method: 'POST',
      path: '/v3/loan-details/generate-vcode',
      family: 'v3',
      data: codeAnswerSchema,
    },
    subject: orderSubject(orderId),
    payload: { productId, orderId, amount, channelNumber, ...(isDelay && { isDelay: '1' }) },
    lastKnown,
    keeps: ({ payUrl, feeAmount, ...answer }) => ({
      ...answer,
      link: payUrl,
      // By which its payment is listed.
      payCode: codeAddressOf(queryOf(payUrl)).payCode,
      channelNumber,
      amount: String(amount),
      ...(then && { then: JSON.stringify(then) }),
      ...(feeAmount !== undefined && { feeAmount: String(feeAmount) }),
    }),
  }),
  (answer, key): CodeAnswer => ({ ...answer, key }),
);
