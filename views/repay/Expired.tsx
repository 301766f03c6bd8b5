import { useSelector } from '@xstate/react';
import { selectPayment } from '../../machines/payment/codePageSelectors.ts';
import { Button } from '../parts/Button.tsx';
import { ButtonLink } from '../parts/ButtonLink.tsx';
import { Notice } from '../parts/Notice.tsx';
import { t } from '../wording/wording.ts';
import { Arrival } from './Arrival.tsx';
import { type CodePageRef, useReport } from './useReport.ts';

export const Expired = ({ actor }: { actor: CodePageRef }) => {
  const { info, market } = useSelector(actor, selectPayment);
  const report = useReport(actor, info?.code);
  return (
    <>
      <Arrival actor={useSelector(actor, ({ children }) => children.arrival)} market={market} />
      <Notice tone="amber" title={t('code.expired')}>
        {t('code.expiredHint')}
      </Notice>
      <Button onClick={() => actor.send({ type: 'another.requested' })}>{t('code.another')}</Button>
      {report && (
        <ButtonLink kind="plain" {...report}>
          {t('code.paidWithIt')}
        </ButtonLink>
      )}
    </>
  );
};
