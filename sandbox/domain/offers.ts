import * as v from 'valibot';
import { effectiveRate, inPercent } from '../../services/lending/effectiveRate.ts';
import { type Database, tableOf, type Tables } from '../database.ts';
import { dayFromToday } from './calendar.ts';
import {
  type Bill,
  billOf,
  dailyPenaltyOf,
  instalmentsOf,
  instalmentTitle,
  oneTimePenalty,
  termsOf,
} from './lending.ts';
import { money } from './money.ts';
import { offerSeed } from './offerSeed.ts';
import { findProduct } from './products.ts';

const offerRow = v.object({
  id: v.string(),
  product_id: v.string(),
  /** Centavos, as is `fee`; the rate in basis points per month. */
  principal: v.number(),
  term_days: v.number(),
  monthly_rate: v.number(),
  fee: v.number(),
  payments: v.number(),
  asks_to_stay: v.number(),
  agreement: v.string(),
  promotion: v.string(),
  /** Complete, minimal, with very long texts, with a schedule that does not add up, without documents, or refused. */
  content: v.picklist(['full', 'bare', 'long', 'wrong', 'unfiled', 'refused']),
});

export type OfferRow = v.InferOutput<typeof offerRow>;

/** Keyed by the product id in the page's URL. */
export const offerTables: Tables = {
  schema: tableOf('offers', offerRow),
  seed: { offers: offerSeed },
};

export const findOffer = (database: Database, id: string): OfferRow | undefined =>
  database.one(offerRow, 'select * from offers where id = ?', id);

export const allOffers = (database: Database): OfferRow[] =>
  database.all(offerRow, 'select * from offers order by rowid');

export const offerBill = (offer: OfferRow): Bill => billOf(termsOf(offer), 0, 0);

/** What a loan really costs a month, fee included, in per cent: '7.4'. */
export function effectiveRateOf(offer: OfferRow): string {
  const plan = instalmentsOf(termsOf(offer), offer.payments);
  return inPercent(effectiveRate(offer.principal - offer.fee, plan) ?? 0);
}

/** The promised schedule, which the resulting order also has. Amounts in centavos. */
const scheduleOf = (offer: OfferRow, market: string, now: number) =>
  instalmentsOf(termsOf(offer), offer.payments).map(({ amount, interest, day }, index) => ({
    title: instalmentTitle(index + 1, offer.payments),
    description: `Principal ${money(amount - interest, market)} + interest ${money(interest, market)}`,
    amount,
    pay_time: dayFromToday(day, now),
  }));

/** A text that is far too long for its place. */
export const long = (text: string) =>
  `${text} — alinsunod sa mga tuntunin ng kasunduan sa pautang na iyong nilagdaan, kasama ang pinakamahabasalitangwalangpatlangnamaaaringdumatingmulasaserver`;

export function confirmationOf(database: Database, offer: OfferRow, market: string) {
  const product = findProduct(database, offer.product_id);
  const schedule = scheduleOf(offer, market, database.now());
  const data = {
    comProductLogo: product?.logo,
    comProductName: product?.name,
    amount: offer.principal,
    periods: offer.term_days,
    termUnit: 'days',
    details: [
      { text: 'Processing fee', value: money(offer.fee, market) },
      { text: 'You receive', value: money(offer.principal - offer.fee, market) },
      { text: 'Interest', value: money(offerBill(offer).interest, market) },
      {
        text: 'Late payment',
        value: `${money(oneTimePenalty, market)} once, then up to 5% a day of what is unpaid; with interest and fee never more than ${money(offer.principal, market)}`,
      },
      { text: 'Voucher', value: '' },
    ],
    repay_plans: schedule,
    receivedAmount: offer.principal - offer.fee,
    feeAmount: offer.fee,
    penaltyOnce: oneTimePenalty,
    penaltyPerDay: dailyPenaltyOf(schedule[0]?.amount ?? 0, 0),
    annualRate: `${((offer.monthly_rate * 12) / 100).toFixed(1)}% a year, nominal`,
    firstPayTime: schedule[0]?.pay_time,
    firstPeriodDay: Math.round(offer.term_days / offer.payments),
    pRateDsc: `${(offer.monthly_rate / 100).toFixed(1)}% a month, nominal`,
    sendSms: '0',
    isPopType: String(offer.asks_to_stay),
    popTitle: offer.asks_to_stay ? 'Your loan is almost ready' : '',
    popContent: offer.asks_to_stay
      ? `${money(offer.principal - offer.fee, market)} is sent to you within 1 to 3 days after you confirm.`
      : '',
    popAgreementUrl: offer.agreement,
    buttonText: 'Get my money',
    promoTitle: offer.promotion && 'A gift for you',
    promoContent: offer.promotion,
    promoButtonText: offer.promotion && 'Great, thanks',
  };
  if (offer.content === 'bare')
    return {
      ...data,
      comProductLogo: '',
      details: null,
      repay_plans: null,
      pRateDsc: '',
      receivedAmount: undefined,
      feeAmount: undefined,
      penaltyOnce: undefined,
      penaltyPerDay: undefined,
      annualRate: undefined,
    };
  if (offer.content === 'wrong')
    return {
      ...data,
      repay_plans: schedule.map((plan) => ({ ...plan, amount: Math.round(plan.amount / 2) })),
    };
  if (offer.content === 'long')
    return {
      ...data,
      comProductName: long(data.comProductName ?? ''),
      details: data.details.map(({ text, value }) => ({ text: long(text), value: value && long(value) })),
      repay_plans: schedule.map((plan) => ({
        ...plan,
        title: long(plan.title),
        description: long(plan.description),
      })),
      pRateDsc: long(data.pRateDsc),
      popContent: long(long(data.popContent)),
      buttonText: long('Get my money'),
    };
  return data;
}
