import { isEmpty, openedCode } from '../../../services/repay/openedCode.ts';
import { isMarket, orderKeyOf } from '../../../services/order/key.ts';
import { isRepaymentStored } from '../../../services/repay/kept.ts';
import { PaymentSum } from '../../repay/PaymentSum.tsx';
import { Unverified } from '../../repaymentCode/Unverified.tsx';
import { t } from '../../wording/wording.ts';
import type { Figure, Place } from '../noFigure.ts';

/**
 * What the app says of a code from a link, which is not confirmed, and its sum; undefined for a code that may not be paid, and when a repayment is stored: the
 * app may have another sum for it.
 */
export const figureIn = (_body: string, { page }: Place): Figure | undefined => {
  const opened = openedCode(page, { info: undefined, due: undefined });
  if (isRepaymentStored() || opened.fault || isEmpty(opened)) return undefined;
  const market = isMarket(page);
  const named = orderKeyOf(page);
  const order = named.orderId && named.productId ? named : undefined;
  return {
    content: (
      <>
        <Unverified order={order} otherAmount={undefined} market={market} />
        {opened.sum && <PaymentSum label={t('code.amount')} sum={opened.sum} market={market} />}
      </>
    ),
  };
};
