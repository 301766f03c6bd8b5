import type { Channel } from '../../machines/repay/selectors.ts';
import { formatMoney } from '../format/money.ts';
import { t } from '../wording/wording.ts';

export const channelFacts = ({ fee, postingTime }: Channel, market: boolean): string[] => [
  ...(fee === undefined
    ? []
    : [fee === 0 ? t('repay.noFee') : t('repay.fee', { amount: formatMoney(fee, market) })]),
  ...(postingTime ? [t('repay.posting', { time: postingTime })] : []),
];
