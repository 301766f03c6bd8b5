import type { Done } from '../pendingRequests/intent.ts';
import { type Sum, sumOf } from '../values/sum.ts';
import { amountDue } from './channel.ts';
import { qrPhFault } from './qrPh.ts';
import type { CodeAnswer, RepaymentInfo } from './schema.ts';

/** A text to type or read out to pay; '' for a QR Ph payload that must not be paid. */
export const soundText = (text: string, { total, toLoan }: Sum): string =>
  qrPhFault(text, total, toLoan) ? '' : text;

/** The response without a permanent code that must not be paid. */
export const withSoundCode = (info: RepaymentInfo): RepaymentInfo => {
  const { defDetail } = info;
  const payCode = soundText(defDetail?.payCode ?? '', sumOf(amountDue(info) ?? 0, 0));
  return { ...info, defDetail: defDetail && { ...defDetail, payCode } };
};

/** The response of a code that was made before the page was killed. */
export const storedCode = (done: Done | undefined): CodeAnswer => {
  const {
    biller = '',
    reference = '',
    expiresAt = '',
    postingTime = '',
    appUrl = '',
    feeAmount,
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
  };
};
