import { useSelector } from '@xstate/react';
import {
  type LoanConfirmRef,
  selectConfirmation,
  selectCost,
  selectIsOfPeriod,
  selectIsScheduleWrong,
  selectMarket,
  selectTotal,
} from '../../machines/loanConfirm/selectors.ts';
import { formatDate } from '../format/date.ts';
import { formatMoney } from '../format/money.ts';
import { Card } from '../parts/Card.tsx';
import { Rows } from '../parts/Rows.tsx';
import { t } from '../wording/wording.ts';

/** What the loan costs, before anyone agrees to it: each line where the data give it. A sum of a wrong schedule is none. */
export const Disclosure = ({ actor }: { actor: LoanConfirmRef }) => {
  const loan = useSelector(actor, selectConfirmation);
  const market = useSelector(actor, selectMarket);
  const total = useSelector(actor, selectTotal);
  const cost = useSelector(actor, selectCost);
  const isWrong = useSelector(actor, selectIsScheduleWrong);
  const isOfPeriod = useSelector(actor, selectIsOfPeriod);
  if (!loan) return null;
  const sum = (centavos: number | undefined) =>
    centavos === undefined || isWrong ? '' : formatMoney(centavos, market);
  const { firstPayTime, firstPeriodDay } = loan;
  return (
    <Card title={t('confirm.cost')}>
      <Rows
        rows={[
          { text: t('confirm.financed'), value: formatMoney(loan.amount, market) },
          { text: t('confirm.rate'), value: loan.pRateDsc },
          { text: t('confirm.charges'), value: sum(cost) },
          { text: t('confirm.total'), value: sum(total) },
          ...(isOfPeriod
            ? [
                { text: t('confirm.firstPayment'), value: firstPayTime && formatDate(firstPayTime) },
                {
                  text: t('confirm.firstPeriod'),
                  value: firstPeriodDay && t('confirm.days', { n: firstPeriodDay }),
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
};
