import type { ComponentProps } from 'react';
import { Notice } from '../parts/Notice.tsx';
import { ToOrder } from '../parts/ToOrder.tsx';
import { t } from '../wording/wording.ts';

export const Paid = ({ actor }: Pick<ComponentProps<typeof ToOrder>, 'actor'>) => (
  <>
    <Notice tone="green" title={t('repay.paid')}>
      {t('repay.paidHint')}
    </Notice>
    <ToOrder actor={actor}>{t('repay.order')}</ToOrder>
  </>
);
