import type { Channel } from '../../services/repay/schema.ts';
import type { Sum } from '../../services/values/sum.ts';
import { formatMoney } from '../format/money.ts';
import { t } from '../wording/wording.ts';

/** What a sum with this fee is called. While the fee is unknown, so is what is paid in all. */
export const sumLabel = (fee: number | undefined): string =>
  t(fee === undefined ? 'pay.toLoan' : 'pay.total');

export function feeText(fee: number, market: boolean): string {
  return fee === 0 ? t('repay.noFee') : t('repay.fee', { amount: formatMoney(fee, market) });
}

export const channelFacts = ({ fee, postingTime }: Channel, market: boolean): string[] => [
  ...(fee === undefined ? [] : [feeText(fee, market)]),
  ...(postingTime ? [t('repay.posting', { time: postingTime })] : []),
];

/** A sum and its parts, as far as they are known; no part repeats the sum. */
export const Figures = ({ toLoan, fee, total, market }: Sum & { market: boolean }) => (
  <dl className="rows figures">
    {[
      { text: t('pay.toLoan'), sum: toLoan === total ? undefined : toLoan },
      { text: t('pay.fee'), sum: fee || undefined },
      { text: sumLabel(fee), sum: total },
    ].map(
      ({ text, sum }, place) =>
        sum !== undefined && (
          <div key={place} className={place === 2 ? 'figures-total' : undefined}>
            <dt>{text}</dt>
            <dd className="whole">{formatMoney(sum, market)}</dd>
          </div>
        ),
    )}
  </dl>
);
