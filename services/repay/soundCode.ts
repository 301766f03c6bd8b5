import { type Sum, sumOf } from '../values/sum.ts';
import { amountDue } from './facts.ts';
import { qrPhFault } from './qrPh.ts';
import type { RepaymentInfo } from './schema.ts';

/** A text to type or read out to pay; '' for a QR Ph payload that must not be paid. */
export const soundText = (text: string, { total, toLoan }: Sum): string =>
  qrPhFault(text, total, toLoan) ? '' : text;

/** The response without a permanent code that must not be paid. */
export const withSoundCode = (info: RepaymentInfo): RepaymentInfo => {
  const { defDetail } = info;
  const payCode = soundText(defDetail?.payCode ?? '', sumOf(amountDue(info) ?? 0, 0));
  return { ...info, defDetail: defDetail && { ...defDetail, payCode } };
};
