import type { Channel } from '../../services/repay/schema.ts';
import { formatMoney } from '../format/money.ts';
import { t } from '../wording/wording.ts';

export function feeText(fee: number, market: boolean): string {
  return fee === 0 ? t('repay.noFee') : t('repay.fee', { amount: formatMoney(fee, market) });
}

export const channelFacts = ({ fee, postingTime }: Channel, market: boolean): string[] => [
  ...(fee === undefined ? [] : [feeText(fee, market)]),
  ...(postingTime ? [t('repay.posting', { time: postingTime })] : []),
];
