import { amountIn } from '../../../services/oldRepayment/headline.ts';
import { isMarket } from '../../../services/order/key.ts';
import { formatMoney } from '../../format/money.ts';
import { AmountBanner } from '../../repay/AmountBanner.tsx';
import { t } from '../../wording/wording.ts';
import type { Figure, Place } from '../noFigure.ts';
import { elementsOf } from './element.ts';

/** The amount due in the old flow; an amount in the URL, and a loan of which nothing is owed, are left to the app. */
export const figureIn = (body: string, { page }: Place): Figure | undefined => {
  const amount = amountIn(body);
  if (!amount || page.get('amount')) return undefined;
  return {
    content: elementsOf(
      <AmountBanner label={t('oldRepay.amount')} amount={formatMoney(amount, isMarket(page))} />,
    ),
  };
};
