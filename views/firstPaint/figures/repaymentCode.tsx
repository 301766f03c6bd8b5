import { isEmpty, openedCode } from '../../../machines/payment/openedCode.ts';
import { isMarket, orderKeyOf } from '../../../services/order/key.ts';
import { isRepaymentKept } from '../../../services/repay/kept.ts';
import { PaymentSum } from '../../repay/PaymentSum.tsx';
import { Unverified } from '../../repaymentCode/Unverified.tsx';
import { t } from '../../wording/wording.ts';
import type { Figure, Place } from '../noFigure.ts';
import { elementsOf } from './element.ts';

/**
 * The sum of a code from a link, marked as unverified as in the app; undefined for a code that may not be paid, and when a repayment is stored: the
 * app may have another sum for it.
 */
export const figureIn = (_body: string, { page }: Place): Figure | undefined => {
  const opened = openedCode(page, { info: undefined, due: undefined });
  if (isRepaymentKept() || opened.fault || isEmpty(opened) || !opened.sum) return undefined;
  const market = isMarket(page);
  const named = orderKeyOf(page);
  const order = named.orderId && named.productId ? named : undefined;
  return {
    content: elementsOf(
      <>
        <Unverified order={order} otherAmount={undefined} market={market} />
        <PaymentSum label={t('code.amount')} sum={opened.sum} market={market} />
      </>,
    ),
  };
};
