import { Fragment, type ReactNode } from 'react';
import type { Action } from '../../services/order/status.ts';
import { t, type WordingKey } from '../wording/wording.ts';

const labels = {
  contact: 'order.contact',
  repay: 'order.repay',
  rollOver: 'order.rollover',
  saveProof: 'order.proof',
  borrowAgain: 'order.borrowAgain',
} satisfies Record<Action, WordingKey>;

export const rolloverHint = 'rollover-hint';

/** What the app draws as buttons, and the document as links: with `isPressing` the first one is filled. Beside an extension, repaying has a short label. */
export const drawActions = (
  actions: readonly Action[],
  isPressing: boolean,
  draw: (action: Action, kind: 'primary' | 'secondary', label: string) => ReactNode,
) =>
  actions.map((action, place) => (
    <Fragment key={action}>
      {action === 'rollOver' && (
        <p className="button-hint" id={rolloverHint}>
          {t('order.rolloverHint')}
        </p>
      )}
      {draw(
        action,
        place === 0 && isPressing ? 'primary' : 'secondary',
        t(action === 'repay' && actions.includes('rollOver') ? 'order.repayShort' : labels[action]),
      )}
    </Fragment>
  ));
