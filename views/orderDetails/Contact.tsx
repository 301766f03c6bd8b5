import { useSelector } from '@xstate/react';
import { type OrderDetailsRef, selectPhone } from '../../machines/orderDetails/selectors.ts';
import { Failure } from '../parts/Failure.tsx';
import { Glued } from '../parts/Glued.tsx';
import { Icon } from '../parts/Icon.tsx';
import { PhoneLink } from '../parts/PhoneLink.tsx';
import { t } from '../wording/wording.ts';

export const Contact = ({ actor }: { actor: OrderDetailsRef }) => {
  const phone = useSelector(actor, selectPhone);
  return (
    <PhoneLink
      className="button button-plain"
      phone={phone}
      onCall={() => actor.send({ type: 'phone.chosen' })}
    >
      <span className="button-words">
        <Icon name="phone" />
        {t('order.contact')} <Glued>{phone}</Glued>
      </span>
    </PhoneLink>
  );
};

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
