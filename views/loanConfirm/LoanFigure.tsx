import type { LoanHeadline } from '../../services/loanConfirm/headline.ts';
import { formatMoney } from '../format/money.ts';
import { sumStyle } from '../format/sumStyle.ts';
import { t } from '../wording/wording.ts';
import { termWords } from './termWords.ts';

interface LoanFigureProps {
  loan: Pick<LoanHeadline, 'amount' | 'periods' | 'termUnit'>;
  market: boolean;
}

/** The loan's amount, if it is one, and term. It only renders values, without React's hooks: the document draws it too (views/firstPaint). */
export const LoanFigure = ({ loan, market }: LoanFigureProps) => {
  const sum = formatMoney(loan.amount, market);
  const term = termWords(loan.periods, loan.termUnit);
  return (
    <div className="@container not-last:border-b not-last:border-line not-last:pb-3">
      {loan.amount > 0 && (
        <>
          <p className="text-muted">{t('confirm.financed')}</p>
          <p className="sum font-strong whole" style={sumStyle(sum)}>
            {sum}
          </p>
        </>
      )}
      {term && <p className="text-muted">{t('confirm.term', { term })}</p>}
    </div>
  );
};
