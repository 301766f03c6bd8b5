import { planFaultOf } from '../../../services/loanConfirm/plan.ts';
import { loanHeadlineIn } from '../../../services/loanConfirm/headline.ts';
import { readStored } from '../../../services/device/storage.ts';
import { isMarket } from '../../../services/order/key.ts';
import { LoanFigure } from '../../loanConfirm/LoanFigure.tsx';
import { ProductHead } from '../../parts/ProductHead.tsx';
import { Card } from '../../parts/Card.tsx';
import { t } from '../../wording/wording.ts';
import type { Figure, Place } from '../noFigure.ts';

const isReceiptStored = (): boolean => readStored('sessionStorage', 'receipt') !== null;

/** The loan's amount; undefined for a loan that was taken or has wrong figures, whose page starts differently. */
export const figureIn = (body: string, { page, path }: Place): Figure | undefined => {
  const loan = loanHeadlineIn(body, path === '/confirmV2' ? '00' : 'v3');
  if (!loan || planFaultOf(loan) || isReceiptStored()) return undefined;
  return {
    content: (
      <>
        <ProductHead logo={loan.comProductLogo} name={loan.comProductName} />
        <Card title={t('confirm.cost')}>
          <LoanFigure loan={loan} market={isMarket(page)} />
        </Card>
      </>
    ),
  };
};
