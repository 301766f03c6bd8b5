import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { type Call, send } from '../http/client.ts';
import {
  type BankCard,
  commitAnswerSchema,
  walletAnswerSchema,
  type WayToRepay,
  wayToRepaySchema,
} from './schema.ts';

const repaymentWay: Call<typeof wayToRepaySchema> = {
  client: 'two',
  method: 'GET',
  path: '/repayment/repayment-way',
  family: '00',
  data: wayToRepaySchema,
};

const moneyCall = <Schema extends v.GenericSchema>(path: string, data: Schema): Call<Schema> => ({
  client: 'two',
  method: 'POST',
  path,
  family: '00',
  data,
  irreversible: true,
});
const repaymentCommit = moneyCall('/repayment/repayment-commit', commitAnswerSchema);
const repaymentConfirm = moneyCall('/repayment/repayment-confirm', v.unknown());
const repaymentHuichao = moneyCall('/repayment/repayment-huichao', walletAnswerSchema);

/** A repayment to be made: `amount` in centavos; without a card its fields go out empty. */
export interface Commitment {
  orderId: string;
  amount: number;
  couponId: string;
  repayToken: string;
  card: BankCard | undefined;
  /** Asks for another text message with a code. */
  isResend: boolean;
  idempotencyKey: string;
}

/** Loads the ways to repay an order (spec §7, repayment-way). Rejects with a ServiceFailure. */
export const loadWayToRepay = fromPromise<WayToRepay, { orderId: string }>(({ input, signal }) =>
  send(repaymentWay, { orderId: input.orderId }, { signal }),
);

/** Commits a repayment (spec §7, repayment-commit). Resolves with whether a code is asked for; rejects with a ServiceFailure. */
export const commitRepayment = fromPromise<v.InferOutput<typeof commitAnswerSchema>, Commitment>(
  ({ input: { card, isResend, idempotencyKey, ...commitment }, signal }) =>
    send(
      repaymentCommit,
      {
        ...commitment,
        bankName: card?.bankName ?? '',
        cardId: card?.id ?? '',
        cardNo: card?.cardNo ?? '',
        bankCode: card?.bankCode ?? '',
        sendMsg: isResend ? 1 : 0,
      },
      { signal, idempotencyKey },
    ),
);

/** Confirms a committed repayment with the code of the text message (spec §7, repayment-confirm). Rejects with a ServiceFailure. */
export const confirmRepayment = fromPromise<
  unknown,
  { orderId: string; verifyCode: string; repaymentRecordId: string; idempotencyKey: string }
>(({ input: { idempotencyKey, ...confirmation }, signal }) =>
  send(repaymentConfirm, confirmation, { signal, idempotencyKey }),
);

/** Repays with the e-wallet (spec §7, repayment-huichao). Resolves with the address to go on at; rejects with a ServiceFailure. */
export const repayWithWallet = fromPromise<
  { url: string },
  { userId: string; orderId: string; amount: number; idempotencyKey: string }
>(({ input: { idempotencyKey, ...repayment }, signal }) =>
  send(repaymentHuichao, repayment, { signal, idempotencyKey }),
);
