import { isRepaymentKept } from '../../../services/repay/kept.ts';
import { NothingKept } from '../../paymentNotices/PaymentNotices.tsx';
import type { Figure } from '../noFigure.ts';
import { elementsOf } from './element.ts';

/** Nothing to pay; undefined when a repayment is stored: the app knows whether it belongs to this order and session. */
export const figureIn = (): Figure | undefined =>
  isRepaymentKept() ? undefined : { content: elementsOf(<NothingKept onBack={() => undefined} />) };
