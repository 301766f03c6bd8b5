import { formatDate } from '../format/date.ts';
import { formatMoney } from '../format/money.ts';
import { Icon } from './Icon.tsx';
import { t } from '../wording/wording.ts';

interface PlanListProps {
  payments: readonly {
    title: string;
    /** Below the title. */
    remark?: string;
    /** Centavos; undefined when unknown. */
    amount?: number | undefined;
    /** The day, as the backend writes it. */
    time: string;
    paid?: boolean;
  }[];
  market: boolean;
}

/** A plan's payments, one below another: title, amount and date; a tick if it is paid. */
export const PlanList = ({ payments, market }: PlanListProps) => (
  <ol className="plan">
    {payments.map(({ title, remark, amount, time, paid }, index) => (
      // A plan has no keys of its own and never changes its order.
      <li key={index} className={paid ? 'plan-paid' : undefined}>
        <span className="plan-what">
          <span className="font-medium">{title}</span>
          {remark && <span className="text-small text-muted">{remark}</span>}
          {paid && (
            <span className="plan-tick">
              <Icon name="check" /> {t('plan.paid')}
            </span>
          )}
        </span>
        <span className="plan-how-much">
          {amount !== undefined && <span className="font-strong whole">{formatMoney(amount, market)}</span>}
          {time && <span className="text-small text-muted whole">{formatDate(time)}</span>}
        </span>
      </li>
    ))}
  </ol>
);
