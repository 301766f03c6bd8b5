import type { Action } from '../../machines/orderDetails/facts.ts';
import { t, type WordingKey } from '../wording/wording.ts';

const labels = {
  repay: 'order.repay',
  rollOver: 'order.rollover',
  saveProof: 'order.proof',
  borrowAgain: 'order.borrowAgain',
} satisfies Record<Action, WordingKey>;

/** Beside an extension, repaying has a short label. */
export const actionLabel = (action: Action, all: readonly Action[]): string =>
  t(action === 'repay' && all.includes('rollOver') ? 'order.repayShort' : labels[action]);

export const rolloverHint = 'rollover-hint';

export const RolloverHint = () => (
  <p className="button-hint" id={rolloverHint}>
    {t('order.rolloverHint')}
  </p>
);
