import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import {
  type LoanConfirmRef,
  runsOf,
  selectConfirmation,
  selectMarket,
} from '../../machines/loanConfirm/selectors.ts';
import { formatDateWhole } from '../format/date.ts';
import { formatMoney } from '../format/money.ts';
import { Card } from '../parts/Card.tsx';
import { Fold } from '../parts/Fold.tsx';
import { GrowingList } from '../parts/GrowingList.tsx';
import { PlanList } from '../parts/PlanList.tsx';
import { t } from '../wording/wording.ts';

/** The repayment plan: consecutive equal payments share one line; a tap shows each payment with the backend's remark. */
export const Schedule = ({ actor }: { actor: LoanConfirmRef }) => {
  const loan = useSelector(actor, selectConfirmation);
  const runs = useMemo(() => (loan ? runsOf(loan) : []), [loan]);
  const plans = loan?.repay_plans ?? [];
  const market = useSelector(actor, selectMarket);
  if (plans.length === 0) return null;
  const list = (
    <PlanList
      payments={plans.map(({ title, description, amount, pay_time }) => ({
        title,
        remark: description,
        amount,
        time: pay_time,
      }))}
      market={market}
    />
  );
  return (
    <Card title={t('confirm.schedule')}>
      {runs.length === plans.length ? (
        list
      ) : (
        <>
          <dl className="rows">
            <GrowingList items={runs} isInList={false}>
              {({ payments, amount }) => (
                <div>
                  <dt>
                    <span className="text-text">
                      {payments.length > 1 ? t('confirm.equal', { n: payments.length }) : payments[0]?.title}
                    </span>
                    <span className="text-small block">
                      {[payments[0], payments.length > 1 ? payments.at(-1) : undefined]
                        .map((payment) => payment?.pay_time && formatDateWhole(payment.pay_time))
                        .filter(Boolean)
                        .join(' – ')}
                    </span>
                  </dt>
                  <dd>{formatMoney(amount, market)}</dd>
                </div>
              )}
            </GrowingList>
          </dl>
          <Fold label={t('confirm.everyPayment', { n: plans.length })}>{list}</Fold>
        </>
      )}
    </Card>
  );
};
