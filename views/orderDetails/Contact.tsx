import { useSelector } from '@xstate/react';
import { type OrderDetailsRef, selectPhone } from '../../machines/orderDetails/selectors.ts';
import { Button } from '../parts/Button.tsx';
import { Glued } from '../parts/Glued.tsx';
import { Icon } from '../parts/Icon.tsx';
import { t } from '../wording/wording.ts';

export const Contact = ({ actor }: { actor: OrderDetailsRef }) => {
  const phone = useSelector(actor, selectPhone);
  return (
    <Button kind="plain" onClick={() => actor.send({ type: 'phone.chosen' })}>
      <span className="button-words">
        <Icon name="phone" />
        {t('order.contact')} <Glued>{phone}</Glued>
      </span>
    </Button>
  );
};
