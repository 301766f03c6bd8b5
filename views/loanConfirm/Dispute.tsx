import { useSelector } from '@xstate/react';
import { type LoanConfirmRef, selectDispute, selectPlanSum } from '../../machines/loanConfirm/selectors.ts';
import { formatMoney } from '../format/money.ts';
import { Notice } from '../parts/Notice.tsx';
import { t } from '../wording/wording.ts';

export const Dispute = ({ actor }: { actor: LoanConfirmRef }) => {
  const dispute = useSelector(actor, selectDispute);
  const market = useSelector(actor, ({ context }) => context.market);
  const amount = formatMoney(useSelector(actor, ({ context }) => context.confirmation)?.amount ?? 0, market);
  const total = formatMoney(useSelector(actor, selectPlanSum), market);
  if (!dispute) return null;
  const hints = {
    unknown: t('confirm.unknownHint'),
    amount: t('confirm.wrongAmount'),
    total: t('confirm.wrongHint', { total, amount }),
    payment: t('confirm.wrongPayment'),
    received: t('confirm.wrongReceived', { amount }),
    fee: t('confirm.wrongFee'),
    agreement: t('confirm.unreadableHint'),
  };
  const titles = { unknown: t('confirm.unknown'), agreement: t('confirm.unreadable') };
  const title = dispute === 'unknown' || dispute === 'agreement' ? titles[dispute] : t('confirm.wrong');
  return (
    <div role="alert">
      <Notice tone="red" title={title}>
        {hints[dispute]}
      </Notice>
    </div>
  );
};
