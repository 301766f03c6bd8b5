import type { selectCode } from '../../machines/repaymentCode/selectors.ts';
import { formatMoney } from '../format/money.ts';
import { Notice } from '../parts/Notice.tsx';
import { t } from '../wording/wording.ts';

type UnverifiedProps = Pick<ReturnType<typeof selectCode>, 'order' | 'otherAmount' | 'market'>;

/** It is not confirmed that a code from a link belongs to this borrower. Drawn before the app too, so that it loads nothing later. */
export const Unverified = ({ order, otherAmount, market }: UnverifiedProps) => (
  <Notice tone="amber" icon="alert" title={t('code.unverified')}>
    {t(order ? 'code.unverifiedHint' : 'code.unverifiedAsk')}
    {otherAmount !== undefined && (
      <p className="font-strong">{t('code.linkSays', { amount: formatMoney(otherAmount, market) })}</p>
    )}
  </Notice>
);
