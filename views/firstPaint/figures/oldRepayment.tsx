import { headlineIn } from '../../../services/oldRepayment/headline.ts';
import { isMarket } from '../../../services/order/key.ts';
import { OldRepaymentBanner } from '../../oldRepayment/OldRepaymentBanner.tsx';
import type { Figure, Place } from '../noFigure.ts';

/** The amount due in the old flow; an amount in the URL, and a loan of which nothing is owed, are left to the app. */
export const figureIn = (body: string, { page }: Place): Figure | undefined => {
  const headline = headlineIn(body);
  if (!headline?.amount || page.get('amount')) return undefined;
  return {
    content: <OldRepaymentBanner amount={headline.amount} day={headline.repayDate} market={isMarket(page)} />,
  };
};
