import * as v from 'valibot';
import { irreversible, reads } from '../http/service.ts';
import type { Result } from '../pendingRequests/request.ts';
import {
  type BankCard,
  commitAnswerSchema,
  resendAnswerSchema,
  walletAnswerSchema,
  wayToRepaySchema,
} from './schema.ts';
import { orderSubject } from '../order/key.ts';

const post = <Schema extends v.GenericSchema>(name: string, data: Schema) =>
  ({
    client: 'two',
    method: 'POST',
    path: `/repayment/repayment-${name}`,
    family: '00',
    data,
  }) as const;

/** `amount` in centavos; without a card its fields are sent empty. */
export interface Commitment {
  orderId: string;
  amount: number;
  couponId: string;
  repayToken: string;
  card: BankCard | undefined;
}

/** Each load of the ways to repay brings another token, so it does not tell repayments apart. */
const tokens = ['repayToken'] as const;

const committed = ({ card, orderId, amount, couponId, repayToken }: Commitment) => ({
  orderId,
  amount,
  couponId,
  repayToken,
  bankName: card?.bankName ?? '',
  cardId: card?.id ?? '',
  cardNo: card?.cardNo ?? '',
  bankCode: card?.bankCode ?? '',
});

/** Loads the ways to repay an order (docs/product/oldRepayment.md#calls). Rejects with a ServiceFailure. */
export const loadWayToRepay = reads(({ orderId }: { orderId: string }) => ({
  call: { ...post('way', wayToRepaySchema), method: 'GET' },
  payload: { orderId },
}));

/** The code that was sent belongs to this record, card and coupon; without a code nothing is left to do. */
const codeStep =
  ({ card, couponId }: Commitment) =>
  ({ needValid, repayRecordId }: v.InferOutput<typeof commitAnswerSchema>): Result =>
    needValid ? { recordId: repayRecordId, cardId: card?.id ?? '', couponId } : {};

/** Commits a repayment (docs/product/oldRepayment.md#calls). Resolves with whether a code is required; rejects with a ServiceFailure. */
export const commit = irreversible((commitment: Commitment) => ({
  call: { kind: 'commit', ...post('commit', commitAnswerSchema) },
  subject: orderSubject(commitment.orderId),
  payload: { ...committed(commitment), sendMsg: 0 },
  tokens,
  keeps: codeStep(commitment),
}));

/** Commits again to resend the SMS code (sendMsg 1), for the record if the backend names no other. Resolves and rejects like `commit`. */
export const resendCode = irreversible(
  ({ commitment, recordId }: { commitment: Commitment; recordId: string }) => ({
    call: { kind: 'resendCode', ...post('commit', resendAnswerSchema) },
    subject: orderSubject(commitment.orderId),
    payload: { ...committed(commitment), sendMsg: 1 },
    tokens,
    keeps: ({ needValid = true, repayRecordId }) =>
      codeStep(commitment)({ needValid, repayRecordId: repayRecordId || recordId }),
  }),
);

export interface Confirmation {
  orderId: string;
  verifyCode: string;
  repaymentRecordId: string;
}

/** Confirms a committed repayment (docs/product/oldRepayment.md#calls). Rejects with a ServiceFailure. */
export const confirm = irreversible(({ orderId, verifyCode, repaymentRecordId }: Confirmation) => ({
  call: { kind: 'confirm', ...post('confirm', v.unknown()) },
  subject: orderSubject(orderId),
  payload: { orderId, verifyCode, repaymentRecordId },
}));

/** A repayment by e-wallet: `amount` in centavos. */
export interface WalletPayment {
  userId: string;
  orderId: string;
  amount: number;
}

/** Repays with the e-wallet (docs/product/oldRepayment.md#calls). Resolves with the wallet's URL; rejects with a ServiceFailure. */
export const payByWallet = irreversible(({ userId, orderId, amount }: WalletPayment) => ({
  call: { kind: 'payByWallet', ...post('huichao', walletAnswerSchema) },
  subject: orderSubject(orderId),
  payload: { userId, orderId, amount },
  keeps: ({ url }) => ({ link: url }),
}));
