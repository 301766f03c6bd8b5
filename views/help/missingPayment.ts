import type { MadeCode } from '../../services/repay/stored.ts';
import { formatDate } from '../format/date.ts';
import { written } from '../format/written.ts';
import { t } from '../wording/wording.ts';

/** Maximum length of a code that a person reads out: scanned codes are much longer, and would fill the complaint. */
const readable = 40;

export function missingPaymentText(orderNo: string, code: MadeCode | undefined): string {
  const number = code?.reference || code?.payCode || '';
  return written([
    t('help.missed'),
    `${t('help.missedOrder')}: ${orderNo}`,
    code?.channel && `${t('help.missedChannel')}: ${code.channel}`,
    number && number.length <= readable && `${t('help.missedCode')}: ${number}`,
    code?.madeAt !== undefined &&
      `${t('help.missedTime')}: ${formatDate(String(code.madeAt), { time: true })}`,
  ]);
}
