import type { ReactNode } from 'react';
import type { Sum } from '../../services/values/sum.ts';
import { formatMoney } from '../format/money.ts';
import { sumStyle } from '../format/sumStyle.ts';
import { Logo } from '../parts/Logo.tsx';
import { t } from '../wording/wording.ts';
import { feeText, Figures } from './Figures.tsx';

interface PaymentSumProps {
  label: string;
  sum: Sum;
  market: boolean;
  channel?: string;
  logo?: string;
  /** The fee that was shown before, if the sum has another one. */
  listedFee?: number | undefined;
  children?: ReactNode;
}

export const PaymentSum = ({
  label,
  sum,
  market,
  channel = '',
  logo = '',
  listedFee,
  children,
}: PaymentSumProps) => {
  const total = formatMoney(sum.total, market);
  return (
    <section className="@container card payment-sum">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h2 className="text-muted font-regular">{label}</h2>
          <p className="sum font-strong whole" style={sumStyle(total)}>
            {total}
          </p>
          {children}
        </div>
        {channel && (
          <p className="payment-channel">
            <Logo src={logo} name={channel} />
            <span className="font-medium">{channel}</span>
          </p>
        )}
      </div>
      {sum.toLoan !== undefined && sum.toLoan !== sum.total && <Figures {...sum} market={market} />}
      {listedFee !== undefined && (
        <p>
          {sum.fee === undefined
            ? t('pay.feeNotKnown')
            : t('pay.otherFee', { fee: feeText(listedFee, market) })}
        </p>
      )}
    </section>
  );
};
