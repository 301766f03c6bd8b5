import { fromPromise } from 'xstate';
import { type Call, send } from '../http/client.ts';
import type { OrderKey } from '../order/request.ts';
import { codeAnswerSchema, type RepaymentInfo, repaymentInfoSchema } from './schema.ts';

const call = (path: string): Call<typeof repaymentInfoSchema> => ({
  client: 'one',
  method: 'POST',
  path,
  family: 'v3',
  data: repaymentInfoSchema,
});
const instalmentData = call('/v3/installment/loan-play-detail');
const extensionData = call('/spoken/unforgettable');

const generateVcode: Call<typeof codeAnswerSchema> = {
  client: 'one',
  method: 'POST',
  path: '/v3/loan-details/generate-vcode',
  family: 'v3',
  data: codeAnswerSchema,
  irreversible: true,
};

/** A repayment code to be made: `amount` in centavos. */
export interface CodeRequest extends OrderKey {
  amount: number;
  channelNumber: string;
  isDelay: boolean;
  idempotencyKey: string;
}

/**
 * Loads what is to be repaid (spec §7, instalment and extension data). Only an extension keeps its delayInfo, so that whoever reads the info
 * later knows what is due. Rejects with a ServiceFailure.
 */
export const loadRepayment = fromPromise<RepaymentInfo, OrderKey & { isDelay: boolean }>(
  async ({ input: { isDelay, ...order }, signal }) => {
    const info = await send(isDelay ? extensionData : instalmentData, { ...order }, { signal });
    return isDelay ? info : { ...info, delayInfo: undefined };
  },
);

/** Has a repayment code made (spec §7, generate code). Resolves with the address of its page; rejects with a ServiceFailure. */
export const generateCode = fromPromise<{ payUrl: string }, CodeRequest>(
  ({ input: { isDelay, idempotencyKey, ...request }, signal }) =>
    send(generateVcode, { ...request, ...(isDelay && { isDelay: '1' }) }, { signal, idempotencyKey }),
);
