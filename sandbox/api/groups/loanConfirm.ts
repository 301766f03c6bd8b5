import * as v from 'valibot';
import type { Database } from '../../database.ts';
import type { Family } from '../../../services/http/envelope.ts';
import { centavos, id, integer, maybeId } from '../../../services/values/codecs.ts';
import { offerScenarios } from '../../domain/offerSeed.ts';
import { confirmationOf, findOffer, offerTables } from '../../domain/offers.ts';
import { speakerOf } from '../../domain/sessions.ts';
import { isTaken, takeLoan } from '../../domain/takeLoan.ts';
import { type CallContext, type Group, get, irreversible, post, refuse } from '../route.ts';

const confirmationKeySchema = v.object({ productId: id });
const pushSchema = v.object({ amount: centavos, periods: id, termUnit: maybeId, productId: id });
/** Payload of the V2 push: `orderKey` is the orderId (docs/product/loanConfirm.md). */
const keyedPushSchema = v.object({ ...pushSchema.entries, orderKey: id });
const agreementListKeySchema = v.object({ productId: id, scene: v.literal('3') });
/** Payload of the agreement jump; `position` counts from 0. */
const agreementKeySchema = v.object({
  ...agreementListKeySchema.entries,
  position: integer,
  orderId: maybeId,
});

/** Titles of the agreements for a product's loans, in order. */
const titlesFor = (database: Database, productId: string): readonly string[] =>
  findOffer(database, productId)?.content === 'unfiled'
    ? []
    : ['Loan agreement', 'Disclosure statement', 'Data privacy consent'];

interface Paths {
  family: Family;
  confirmation: string;
  agreements: string;
  agreement: string;
}

const offerOf = ({ database }: CallContext, productId: string) => {
  const offer = findOffer(database, productId) ?? refuse('404', 'There is no offer for this product.');
  return offer.content === 'refused' ? refuse('410', 'This offer has ended. Please apply again.') : offer;
};

const take = (
  call: CallContext,
  terms: { amount: number; periods: string; termUnit: string; productId: string },
  orderKey: string,
) => {
  const offer = offerOf(call, terms.productId);
  const isAsOffered =
    terms.amount === offer.principal &&
    terms.periods === String(offer.term_days) &&
    terms.termUnit === 'days';
  if (isTaken(call.database, offer, orderKey))
    return refuse('already-taken', 'This loan was already taken, or is not waiting for anything.');
  if (!isAsOffered) refuse('409', 'The terms have changed. Please look at them again.');
  const borrower = speakerOf(call.database, call.sessionId);
  const orderId = takeLoan(call.database, offer, borrower, orderKey);
  return new URLSearchParams({ productId: offer.product_id, orderId }).toString();
};

const edition = ({ family, confirmation, agreements, agreement }: Paths) => [
  post(confirmation, family, confirmationKeySchema, ({ productId }, call) =>
    confirmationOf(call.database, offerOf(call, productId), call.market),
  ),
  get(agreements, family, agreementListKeySchema, ({ productId }, { database }) => ({
    data: titlesFor(database, productId).map((title) => ({ title })),
  })),
  get(agreement, family, agreementKeySchema, ({ productId, position, orderId }, { database }) => {
    const title = titlesFor(database, productId)[position] ?? refuse('404', 'There is no such agreement.');
    return {
      contract_url: `/sandbox/contracts/loan?${new URLSearchParams({ title, productId, orderId }).toString()}`,
    };
  }),
];

export const loanConfirm: Group = {
  scenarios: offerScenarios,
  tables: offerTables,
  routes: [
    ...edition({
      family: 'v3',
      confirmation: '/v3/loan-confirm/loan-detail-confirm',
      agreements: '/v3/contract/contract',
      agreement: '/v3/contract/contract-jump',
    }),
    ...edition({
      family: '00',
      confirmation: '/gopia/goya/satire',
      agreements: '/gopia/goya/cultures',
      agreement: '/gopia/goya/misunderstood',
    }),
    irreversible('/v3/loan-confirm/loan-detail-push', 'v3', pushSchema, (terms, call) => ({
      lendDetailsUrl: `/loanDetail?${take(call, terms, '')}`,
    })),
    irreversible('/gopia/goya/depush', '00', keyedPushSchema, (terms, call) => ({
      lendDetailsUrl: `${call.origin}/loanDetail?${take(call, terms, terms.orderKey)}`,
    })),
  ],
};
