import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { type LoanConfirmRef, runsOf } from '../../machines/loanConfirm/selectors.ts';
import { formatDate } from '../format/date.ts';
import { formatMoney } from '../format/money.ts';
import { Card } from '../parts/Card.tsx';
import { Fold } from '../parts/Fold.tsx';
import { Glued } from '../parts/Glued.tsx';
import { GrowingList } from '../parts/GrowingList.tsx';
import { PlanList } from '../parts/PlanList.tsx';
import { t } from '../wording/wording.ts';

/** The repayment plan: consecutive payments that differ only in their day share one line; a tap shows each payment. */
export const Schedule = ({ actor }: { actor: LoanConfirmRef }) => {
  const loan = useSelector(actor, ({ context }) => context.confirmation);
  const runs = useMemo(() => (loan ? runsOf(loan) : []), [loan]);
  const plans = loan?.repay_plans ?? [];
  const market = useSelector(actor, ({ context }) => context.market);
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
              {({ title, description, amount, days }) => (
                <div>
                  <dt>
                    <span className="text-text">
                      {[days.length > 1 && t('confirm.equal', { n: days.length }), title]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                    {description && (
                      <span className="text-small block">
                        <Glued>{description}</Glued>
                      </span>
                    )}
                    <span className="text-small block">
                      <Glued>
                        {[days[0], days.length > 1 && days.at(-1)]
                          .map((day) => day && formatDate(day))
                          .filter(Boolean)
                          .join(' – ')}
                      </Glued>
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
