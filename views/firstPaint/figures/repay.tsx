import { amountDue } from '../../../services/repay/facts.ts';
import { isMarket } from '../../../services/order/key.ts';
import { repaymentHeadlineIn } from '../../../services/repay/headline.ts';
import { isCodeStored } from '../../../services/repay/kept.ts';
import { RepaymentBanner } from '../../repay/RepaymentBanner.tsx';
import type { Figure, Place } from '../noFigure.ts';

/** The amount due; undefined with a code that was made, whose page starts differently. */
export const figureIn = (body: string, { page, path, now }: Place): Figure | undefined => {
  const isDelay = path === '/repayDelay';
  const info = repaymentHeadlineIn(body, isDelay);
  if (!info || !amountDue(info) || isCodeStored()) return undefined;
  return {
    content: <RepaymentBanner info={info} isDelay={isDelay} now={now} market={isMarket(page)} />,
  };
};
