import type { CodePage } from '../../machines/payment/codePage.ts';
import { formatDate } from '../format/date.ts';
import { formatMoney } from '../format/money.ts';
import { lenderLines, written } from '../format/written.ts';
import { t } from '../wording/wording.ts';

/** The sum that the company names, otherwise the code's; empty when neither is known. */
export const sumReceived = ({ info, found, market }: CodePage): string => {
  const named = found?.arrival.is === 'arrived' ? found.arrival.received : undefined;
  const sum = named ?? info?.code?.amount;
  return sum === undefined ? '' : formatMoney(sum, market);
};

export const dayReceived = ({ arrivedAt }: CodePage): string =>
  arrivedAt === undefined ? '' : formatDate(String(arrivedAt));

export const paymentProof = (page: CodePage): string => {
  const { lender, order, info } = page;
  const sum = sumReceived(page);
  const day = dayReceived(page);
  return written([
    ...lenderLines(lender),
    info?.code?.product,
    order && `${t('help.missedOrder')}: ${order.orderId}`,
    sum ? `${t('repay.received')}: ${sum}` : t('repay.paid'),
    info?.code?.channel && `${t('help.missedChannel')}: ${info.code.channel}`,
    info?.code?.reference && `${t('help.missedCode')}: ${info.code.reference}`,
    day && t('repay.confirmedOn', { day }),
  ]);
};
