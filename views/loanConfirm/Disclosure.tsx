import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import {
  costOf,
  lateDays,
  type LoanConfirmRef,
  selectIsOfPeriod,
} from '../../machines/loanConfirm/selectors.ts';
import { formatDate } from '../format/date.ts';
import { formatMoney } from '../format/money.ts';
import { Card } from '../parts/Card.tsx';
import { Rows } from '../parts/Rows.tsx';
import { t } from '../wording/wording.ts';
import { LoanFigure } from './LoanFigure.tsx';
import { termWords } from './termWords.ts';

/** The cost of the loan before consent: lent, received, every charge, total. Lines without data are left out, and all of an inconsistent plan. */
export const Disclosure = ({ actor }: { actor: LoanConfirmRef }) => {
  const loan = useSelector(actor, ({ context }) => context.confirmation);
  const market = useSelector(actor, ({ context }) => context.market);
  const now = useSelector(actor, ({ context }) => context.now);
  const cost = useMemo(() => loan && costOf(loan, now), [loan, now]);
  const isOfPeriod = useSelector(actor, selectIsOfPeriod);
  if (!loan || !cost) return null;
  const sum = (centavos: number | undefined) => (centavos === undefined ? '' : formatMoney(centavos, market));
  const { firstPayTime, firstPeriodDay } = loan;
  const { first } = cost;
  const firstDue = first
    ? [sum(first.amount), first.pay_time && formatDate(first.pay_time)].filter(Boolean).join(' · ')
    : '';
  return (
    <Card title={t('confirm.cost')}>
      <LoanFigure loan={loan} market={market} />
      <Rows
        rows={[
          { text: t('confirm.takenOff'), value: cost.takenOff ? `− ${sum(cost.takenOff)}` : '' },
          { text: t('confirm.received'), value: sum(cost.received) },
          { text: t('confirm.charges'), value: sum(cost.charges) },
          { text: t('confirm.feeInPlan'), value: cost.feeInPlan ? sum(cost.feeInPlan) : '' },
          { text: t('confirm.fee'), value: cost.bareFee ? sum(cost.bareFee) : '' },
          { text: t('confirm.total'), value: sum(cost.total) },
          {
            text: t('confirm.effectiveRate'),
            value: cost.effectiveRate ? t('confirm.aMonth', { rate: cost.effectiveRate }) : '',
          },
          {
            text: t('confirm.late', { n: lateDays, most: sum(loan.amount) }),
            value: cost.late ? `+ ${sum(cost.late)}` : '',
          },
          { text: t('confirm.rate'), value: loan.pRateDsc },
          { text: t('confirm.annualRate'), value: loan.annualRate },
          ...(isOfPeriod
            ? [
                { text: t('confirm.firstPayment'), value: firstPayTime && formatDate(firstPayTime) },
                {
                  text: t('confirm.firstPeriod'),
                  value: /^\d+$/.test(firstPeriodDay) ? termWords(firstPeriodDay, 'days') : firstPeriodDay,
                },
              ]
            : [{ text: t('confirm.firstDue'), value: firstDue }]),
        ]}
      />
    </Card>
  );
};
