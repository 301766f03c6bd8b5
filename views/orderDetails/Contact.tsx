import { useSelector } from '@xstate/react';
import { type OrderDetailsRef, selectPhone } from '../../machines/orderDetails/selectors.ts';
import { Glued } from '../parts/Glued.tsx';
import { Icon } from '../parts/Icon.tsx';
import { PhoneLink } from '../parts/PhoneLink.tsx';
import { t } from '../wording/wording.ts';
import { useOrder } from './useOrder.ts';

/** The main action where what is owed is not known. */
export const Contact = ({ actor }: { actor: OrderDetailsRef }) => {
  const phone = useSelector(actor, selectPhone);
  const kind = useOrder(actor)?.isUnknown ? 'primary' : 'plain';
  return (
    <PhoneLink
      className={`button button-${kind}`}
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
