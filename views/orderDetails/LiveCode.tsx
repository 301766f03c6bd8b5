import { useSelector } from '@xstate/react';
import { type KeptCodeRef, selectLiveCode } from '../../machines/payment/keptCode.ts';
import { Button } from '../parts/Button.tsx';
import { Notice } from '../parts/Notice.tsx';
import { t } from '../wording/wording.ts';

export const ShowCode = ({ actor }: { actor: KeptCodeRef }) =>
  useSelector(actor, selectLiveCode)?.payUrl && (
    <Button onClick={() => actor.send({ type: 'code.opened' })}>{t('order.showCode')}</Button>
  );

export const Waiting = ({ actor }: { actor: KeptCodeRef }) => {
  const code = useSelector(actor, selectLiveCode);
  if (!code?.saidPaid) return null;
  return (
    <Notice
      tone="gold"
      title={code.channel ? t('order.waitingFor', { channel: code.channel }) : t('order.waiting')}
    >
      {t('order.waitingHint')}
    </Notice>
  );
};
