import { irreversible, reads } from '../http/service.ts';
import type { OrderKey } from '../order/key.ts';
import {
  agreementLinkSchema,
  agreementsSchema,
  type Confirmation,
  confirmationSchema,
  takenSchema,
} from './schema.ts';

/** The two variants of the same four calls: V3, and `/gopia` for V2 (docs/product/loanConfirm.md#calls). */
export type ConfirmApi = 'v3' | 'gopia';

export interface LoanKey extends OrderKey {
  api: ConfirmApi;
}

const families = {
  v3: { client: 'one', family: 'v3' },
  gopia: { client: 'two', family: '00' },
} as const;
const kinds = { v3: 'push', gopia: 'depush' } as const;

const paths = {
  v3: {
    confirmation: '/v3/loan-confirm/loan-detail-confirm',
    takeLoan: '/v3/loan-confirm/loan-detail-push',
    agreements: '/v3/contract/contract',
    agreement: '/v3/contract/contract-jump',
  },
  gopia: {
    confirmation: '/gopia/goya/satire',
    takeLoan: '/gopia/goya/depush',
    agreements: '/gopia/goya/cultures',
    agreement: '/gopia/goya/misunderstood',
  },
} as const;

/** Scene of a confirmation's agreements (docs/product/loanConfirm.md#calls). */
const scene = 3;

/** Loads the loan to confirm. Rejects with a ServiceFailure. */
export const loadConfirmation = reads(({ api, productId }: LoanKey) => ({
  call: { ...families[api], method: 'POST', path: paths[api].confirmation, data: confirmationSchema },
  payload: { productId },
}));

/** Loads the titles of the agreements. Rejects with a ServiceFailure. */
export const loadAgreements = reads(({ api, productId }: LoanKey) => ({
  call: { ...families[api], method: 'GET', path: paths[api].agreements, data: agreementsSchema },
  payload: { productId, scene },
}));

/** Requests the URL of the agreement at `position`, counted from 0. Resolves with it; rejects with a ServiceFailure. */
export const findAgreement = reads(
  ({ api, productId, orderId, position }: LoanKey & { position: number }) => ({
    call: { ...families[api], method: 'GET', path: paths[api].agreement, data: agreementLinkSchema },
    payload: { productId, scene, position, orderId },
  }),
);

/** The terms that the borrower agrees to: `amount` in centavos. */
export type Terms = LoanKey & Pick<Confirmation, 'amount' | 'periods' | 'termUnit'>;

/** Takes the loan, which is irreversible. Resolves with the next URL, or '' for none; rejects with a ServiceFailure. */
export const takeLoan = irreversible(({ api, productId, orderId, amount, periods, termUnit }: Terms) => ({
  call: {
    ...families[api],
    kind: kinds[api],
    method: 'POST',
    path: paths[api].takeLoan,
    data: takenSchema,
  },
  subject: `product:${productId}`,
  payload: { amount, periods, termUnit, productId, ...(api === 'gopia' && { orderKey: orderId }) },
  keeps: (link) => ({ link }),
}));
