import type { ArrivalRef } from '../../machines/payment/codePageSelectors.ts';
import { Button } from '../parts/Button.tsx';
import { Notice } from '../parts/Notice.tsx';
import { t } from '../wording/wording.ts';
import { Arrival } from './Arrival.tsx';

interface ExpiredProps {
  arrival: ArrivalRef | undefined;
  market: boolean;
  onAnother: () => void;
  /** Reports a payment by the expired code; undefined without its order. */
  onPaid: (() => void) | undefined;
}

export const Expired = ({ arrival, market, onAnother, onPaid }: ExpiredProps) => (
  <>
    <Arrival actor={arrival} market={market} />
    <Notice tone="amber" title={t('code.expired')}>
      {t('code.expiredHint')}
    </Notice>
    <Button onClick={onAnother}>{t('code.another')}</Button>
    {onPaid && (
      <Button kind="plain" onClick={onPaid}>
        {t('code.paidWithIt')}
      </Button>
    )}
  </>
);
