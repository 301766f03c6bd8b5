import { useSelector } from '@xstate/react';
import {
  type LoanConfirmRef,
  selectConfirmation,
  selectCost,
  selectIsScheduleWrong,
  selectMarket,
  selectTotal,
} from '../../machines/loanConfirm/selectors.ts';
import { formatDate } from '../format/date.ts';
import { formatMoney } from '../format/money.ts';
import { Card } from '../parts/Card.tsx';
import { StatusPanel } from '../parts/StatusPanel.tsx';
import { t } from '../wording/wording.ts';

/** Says that the schedule does not add up: it is reported, not silently shown. */
export const WrongSchedule = ({ actor }: { actor: LoanConfirmRef }) => {
  const market = useSelector(actor, selectMarket);
  const amount = useSelector(actor, selectConfirmation)?.amount ?? 0;
  const total = useSelector(actor, selectTotal) ?? 0;
  const cost = useSelector(actor, selectCost) ?? 0;
  if (!useSelector(actor, selectIsScheduleWrong)) return null;
  return (
    <div role="alert">
      <StatusPanel tone="red" icon="alert" title={t('confirm.wrong')}>
        {cost < 0
          ? t('confirm.wrongHint', {
              total: formatMoney(total, market),
              amount: formatMoney(amount, market),
            })
          : t('confirm.wrongPayment')}
      </StatusPanel>
    </div>
  );
};

/** The repayment plan. */
export const Schedule = ({ actor }: { actor: LoanConfirmRef }) => {
  const plans = useSelector(actor, selectConfirmation)?.repay_plans ?? [];
  const market = useSelector(actor, selectMarket);
  if (plans.length === 0) return null;
  return (
    <Card title={t('confirm.schedule')}>
      <ol className="divide-y divide-line">
        {plans.map(({ title, description, amount, pay_time }, index) => (
          // The plan has no keys of its own and never changes its order.
          <li key={index} className="flex flex-wrap justify-between gap-x-5 py-2">
            <span className="grid flex-1 basis-40">
              <span className="font-medium">{title}</span>
              <span className="text-small text-muted">{description}</span>
            </span>
            <span className="ml-auto grid text-right">
              <span className="font-strong tabular-nums">{formatMoney(amount, market)}</span>
              {pay_time && <span className="text-small text-muted">{formatDate(pay_time)}</span>}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
};
