import { formatMoney } from '../format/money.ts';
import { t } from '../wording/wording.ts';

/** What a sum with this fee is called. While the fee is unknown, so is what is paid in all. */
export const sumLabel = (fee: number | undefined): string =>
  t(fee === undefined ? 'pay.toLoan' : 'pay.total');

interface FiguresProps {
  /** Centavos for the loan, for the channel's fee, and the total: unknown ones are left out. */
  toLoan: number | undefined;
  fee: number | undefined;
  total: number;
  market: boolean;
}

/** A sum and its parts; no part repeats the sum. */
export const Figures = ({ toLoan, fee, total, market }: FiguresProps) => (
  <dl className="rows figures">
    {toLoan !== undefined && toLoan !== total && (
      <div>
        <dt>{t('pay.toLoan')}</dt>
        <dd className="whole">{formatMoney(toLoan, market)}</dd>
      </div>
    )}
    {fee !== undefined && fee > 0 && (
      <div>
        <dt>{t('pay.fee')}</dt>
        <dd className="whole">{formatMoney(fee, market)}</dd>
      </div>
    )}
    <div className="figures-total">
      <dt>{sumLabel(fee)}</dt>
      <dd className="whole">{formatMoney(total, market)}</dd>
    </div>
  </dl>
);
