import type { ComponentProps } from 'react';
import type { OrderKey } from '../../services/order/key.ts';
import { t } from '../wording/wording.ts';
import { ButtonLink } from './ButtonLink.tsx';

interface ToOrderProps extends Omit<ComponentProps<typeof ButtonLink>, 'to' | 'query' | 'onOpen'> {
  actor: {
    getSnapshot: () => { context: Partial<OrderKey> & { order?: OrderKey | undefined } };
    send: (event: { type: 'order.chosen' }) => void;
  };
}

/** A link to the order of a screen, which does not change while the screen is open; without children it has the label of a payment's pages. */
export const ToOrder = ({ actor, children = t('repay.order'), ...rest }: ToOrderProps) => {
  const { context } = actor.getSnapshot();
  const { productId = '', orderId = '' } = context.order ?? context;
  return (
    <ButtonLink
      {...rest}
      to="loanDetailUrl"
      query={{ productId, orderId }}
      onOpen={() => actor.send({ type: 'order.chosen' })}
    >
      {children}
    </ButtonLink>
  );
};
