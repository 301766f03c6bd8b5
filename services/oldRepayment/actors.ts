import * as v from 'valibot';
import { type Call, irreversible, type IrreversibleCall, reads } from '../http/service.ts';
import type { IntentKind } from '../intents/intent.ts';
import { type BankCard, commitAnswerSchema, walletAnswerSchema, wayToRepaySchema } from './schema.ts';

const repaymentWay: Call<typeof wayToRepaySchema> = {
  client: 'two',
  method: 'GET',
  path: '/repayment/repayment-way',
  family: '00',
  data: wayToRepaySchema,
};

const moneyCall = <Schema extends v.GenericSchema>(
  kind: IntentKind,
  path: string,
  data: Schema,
): IrreversibleCall<Schema> => ({ kind, client: 'two', method: 'POST', path, family: '00', data });
const commitPath = '/repayment/repayment-commit';
const repaymentCommit = moneyCall('commit', commitPath, commitAnswerSchema);
const codeResend = moneyCall('resendCode', commitPath, commitAnswerSchema);
const repaymentConfirm = moneyCall('confirm', '/repayment/repayment-confirm', v.unknown());
const repaymentHuichao = moneyCall('payByWallet', '/repayment/repayment-huichao', walletAnswerSchema);

/** A repayment to be made: `amount` in centavos; without a card its fields go out empty. */
export interface Commitment {
  orderId: string;
  amount: number;
  couponId: string;
  repayToken: string;
  card: BankCard | undefined;
}

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
  call: repaymentWay,
  payload: { orderId },
}));

/** The committing of a repayment: which call, about what, and what it is sent. */
export const commitOf = (commitment: Commitment) => ({
  call: repaymentCommit,
  subject: `order:${commitment.orderId}` as const,
  payload: { ...committed(commitment), sendMsg: 0 },
});

/** Commits a repayment (docs/product/oldRepayment.md#calls). Resolves with whether a code is asked for; rejects with a ServiceFailure. */
export const commitRepayment = irreversible(commitOf);

/** The sending of another code: which call, about what, and what it is sent. */
export const resendOf = (commitment: Commitment) => ({
  call: codeResend,
  subject: `order:${commitment.orderId}` as const,
  payload: { ...committed(commitment), sendMsg: 1 },
});

/** Commits it again to have another text message with a code sent (sendMsg 1). Resolves and rejects like `commitRepayment`. */
export const resendCode = irreversible(resendOf);

/** A committed repayment, and the code of the text message that confirms it. */
export interface Confirmation {
  orderId: string;
  verifyCode: string;
  repaymentRecordId: string;
}

/** The confirming of a repayment: which call, about what, and what it is sent. */
export const confirmOf = ({ orderId, verifyCode, repaymentRecordId }: Confirmation) => ({
  call: repaymentConfirm,
  subject: `order:${orderId}` as const,
  payload: { orderId, verifyCode, repaymentRecordId },
});

/** Confirms a committed repayment (docs/product/oldRepayment.md#calls). Rejects with a ServiceFailure. */
export const confirmRepayment = irreversible(confirmOf);

/** A repayment by e-wallet: `amount` in centavos. */
export interface WalletRepayment {
  userId: string;
  orderId: string;
  amount: number;
}

/** The repayment by e-wallet: which call, about what, and what it is sent. */
export const walletOf = ({ userId, orderId, amount }: WalletRepayment) => ({
  call: repaymentHuichao,
  subject: `order:${orderId}` as const,
  payload: { userId, orderId, amount },
});

/** Repays with the e-wallet (docs/product/oldRepayment.md#calls). Resolves with the address to go on at; rejects with a ServiceFailure. */
export const repayWithWallet = irreversible(walletOf);
