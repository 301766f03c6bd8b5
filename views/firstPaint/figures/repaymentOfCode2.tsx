import { isRepaymentStored } from '../../../services/repay/kept.ts';
import { NothingStored } from '../../repaymentCode/PaymentNotices.tsx';
import { replayTaps } from '../replayTaps.ts';
import type { Figure } from '../noFigure.ts';

/** Nothing to pay; undefined when a repayment is stored: the app knows whether it belongs to this order and session. */
export const figureIn = (): Figure | undefined =>
  isRepaymentStored() ? undefined : { content: replayTaps(<NothingStored onBack={() => undefined} />) };
