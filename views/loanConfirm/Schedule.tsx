import { useSelector } from '@xstate/react';
import {
  type LoanConfirmRef,
  selectConfirmation,
  selectMarket,
} from '../../machines/loanConfirm/selectors.ts';
import { Card } from '../parts/Card.tsx';
import { PlanList } from '../parts/PlanList.tsx';
import { t } from '../wording/wording.ts';

/** The repayment plan. */
export const Schedule = ({ actor }: { actor: LoanConfirmRef }) => {
  const plans = useSelector(actor, selectConfirmation)?.repay_plans ?? [];
  const market = useSelector(actor, selectMarket);
  return plans.length > 0 ? (
    <Card title={t('confirm.schedule')}>
      <PlanList
        payments={plans.map(({ title, description, amount, pay_time }) => ({
          title,
          remark: description,
          amount,
          time: pay_time,
        }))}
        market={market}
      />
    </Card>
  ) : null;
};
