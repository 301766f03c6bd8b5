import { useSelector } from '@xstate/react';
import { type OrderDetailsRef } from '../../machines/orderDetails/selectors.ts';
import { Failure } from '../parts/Failure.tsx';
import { Glued } from '../parts/Glued.tsx';
import { t } from '../wording/wording.ts';
import { Contact } from './Contact.tsx';

export const Unavailable = ({ actor }: { actor: OrderDetailsRef }) => {
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  return (
    <Failure
      title={t('order.unavailable')}
      hint={<Glued>{refusal || t('order.unavailableHint')}</Glued>}
      retryLabel={t('tryAgain')}
      onRetry={() => actor.send({ type: 'retry.requested' })}
    >
      <Contact actor={actor} />
    </Failure>
  );
};
