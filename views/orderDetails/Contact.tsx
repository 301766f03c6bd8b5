import { useSelector } from '@xstate/react';
import { type OrderDetailsRef, selectPhone } from '../../machines/orderDetails/selectors.ts';
import { Glued } from '../parts/Glued.tsx';
import { Icon } from '../parts/Icon.tsx';
import { PhoneLink } from '../parts/PhoneLink.tsx';
import { t } from '../wording/wording.ts';

/** It only renders values: the document draws it too (views/firstPaint). */
export const ContactWords = ({ phone }: { phone: string }) => (
  <span className="button-words">
    <Icon name="phone" />
    {t('order.contact')} <Glued>{phone}</Glued>
  </span>
);

interface ContactProps {
  actor: OrderDetailsRef;
  kind?: 'primary' | 'secondary' | 'plain';
}

/** Calls the company. */
export const Contact = ({ actor, kind = 'plain' }: ContactProps) => {
  const phone = useSelector(actor, selectPhone);
  return (
    <PhoneLink
      className={`button button-${kind}`}
      phone={phone}
      onCall={() => actor.send({ type: 'phone.chosen' })}
    >
      <ContactWords phone={phone} />
    </PhoneLink>
  );
};
