import { fromPromise } from 'xstate';
import { type Call, send } from '../http/client.ts';
import type { OrderKey } from '../order/request.ts';
import {
  type Agreement,
  agreementLinkSchema,
  agreementsSchema,
  type Confirmation,
  confirmationSchema,
  pushedSchema,
} from './schema.ts';

/** The two doors to the same four calls: V3, and `/gopia` for V2 (spec §7, Loan confirm). */
export type ConfirmApi = 'v3' | 'gopia';

/** Which loan, and over which calls. */
export interface LoanKey extends OrderKey {
  api: ConfirmApi;
}

const families = { v3: { client: 'one', family: 'v3' }, gopia: { client: 'two', family: '00' } } as const;

const paths = {
  v3: {
    confirmation: '/v3/loan-confirm/loan-detail-confirm',
    push: '/v3/loan-confirm/loan-detail-push',
    agreements: '/v3/contract/contract',
    agreement: '/v3/contract/contract-jump',
  },
  gopia: {
    confirmation: '/gopia/goya/satire',
    push: '/gopia/goya/depush',
    agreements: '/gopia/goya/cultures',
    agreement: '/gopia/goya/misunderstood',
  },
} as const;

/** Scene of the agreements that belong to a confirmation (spec §7). */
const scene = 3;

/** Loads what the borrower is asked to agree to. Rejects with a ServiceFailure. */
export const loadConfirmation = fromPromise<Confirmation, LoanKey>(({ input, signal }) => {
  const { api, productId } = input;
  const call: Call<typeof confirmationSchema> = {
    ...families[api],
    method: 'POST',
    path: paths[api].confirmation,
    data: confirmationSchema,
  };
  return send(call, { productId }, { signal });
});

/** Loads the agreements by title. Rejects with a ServiceFailure. */
export const loadAgreements = fromPromise<Agreement[], LoanKey>(({ input, signal }) => {
  const { api, productId } = input;
  const call: Call<typeof agreementsSchema> = {
    ...families[api],
    method: 'GET',
    path: paths[api].agreements,
    data: agreementsSchema,
  };
  return send(call, { productId, scene }, { signal });
});

/** Asks for the address of the agreement at `position`, counted from 0. Resolves with it; rejects with a ServiceFailure. */
export const findAgreement = fromPromise<string, LoanKey & { position: number }>(
  async ({ input, signal }) => {
    const { api, productId, orderId, position } = input;
    const call: Call<typeof agreementLinkSchema> = {
      ...families[api],
      method: 'GET',
      path: paths[api].agreement,
      data: agreementLinkSchema,
    };
    const { contract_url } = await send(call, { productId, scene, position, orderId }, { signal });
    return contract_url;
  },
);

/** Takes the loan: money follows, so it is irreversible. Resolves with where to go on, '' when nowhere; rejects with a ServiceFailure. */
export const pushLoan = fromPromise<
  string,
  LoanKey & Pick<Confirmation, 'amount' | 'periods' | 'termUnit'> & { idempotencyKey: string }
>(async ({ input, signal }) => {
  const { api, productId, orderId, amount, periods, termUnit, idempotencyKey } = input;
  const call: Call<typeof pushedSchema> = {
    ...families[api],
    method: 'POST',
    path: paths[api].push,
    data: pushedSchema,
    irreversible: true,
  };
  const terms = { amount, periods, termUnit, productId };
  const { lendDetailsUrl } = await send(call, api === 'gopia' ? { ...terms, orderKey: orderId } : terms, {
    signal,
    idempotencyKey,
  });
  return lendDetailsUrl;
});
