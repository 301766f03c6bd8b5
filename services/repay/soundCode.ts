import * as v from 'valibot';
import { type DebtReading, debtReadingSchema } from '../order/arrival.ts';
import type { Done } from '../pendingRequests/intent.ts';
import { type Sum, sumOf } from '../values/sum.ts';
import { amountDue } from './facts.ts';
import { qrPhFault } from './qrPh.ts';
import type { CodeAnswer, RepaymentInfo } from './schema.ts';

const storedReadings = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(debtReadingSchema)), []);

/** A text to type or read out to pay; '' for a QR Ph payload that must not be paid. */
export const soundText = (text: string, { total, toLoan }: Sum): string =>
  qrPhFault(text, total, toLoan) ? '' : text;

/** The response without a permanent code that must not be paid. */
export const withSoundCode = (info: RepaymentInfo): RepaymentInfo => {
  const { defDetail } = info;
  const payCode = soundText(defDetail?.payCode ?? '', sumOf(amountDue(info) ?? 0, 0));
  return { ...info, defDetail: defDetail && { ...defDetail, payCode } };
};

/** What was known when a code was made; undefined in a request of an older release. */
export interface Making {
  amount: number | undefined;
  then: readonly DebtReading[];
  madeAt: number | undefined;
}

/** The response of a code that was made before the page was killed. */
export const storedCode = (done: Done | undefined): CodeAnswer & Making => {
  const {
    biller = '',
    reference = '',
    expiresAt = '',
    postingTime = '',
    appUrl = '',
    feeAmount,
    amount,
    then,
  } = done?.result ?? {};
  return {
    payUrl: done?.result?.['link'] ?? '',
    key: done?.key ?? '',
    biller,
    reference,
    expiresAt,
    postingTime,
    appUrl,
    feeAmount: feeAmount === undefined ? undefined : Number(feeAmount),
    amount: amount === undefined ? undefined : Number(amount),
    then: v.parse(storedReadings, then),
    madeAt: done?.since,
  };
};
