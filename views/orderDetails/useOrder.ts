import { shallowEqual, useSelector } from '@xstate/react';
import { type OrderDetailsRef, selectOrder, selectOrderKey } from '../../machines/orderDetails/selectors.ts';
import { t } from '../wording/wording.ts';

export const useOrder = (actor: OrderDetailsRef) => useSelector(actor, selectOrder, shallowEqual);

export const useOrderKey = (actor: OrderDetailsRef) => useSelector(actor, selectOrderKey, shallowEqual);

export const useStoredCode = (actor: OrderDetailsRef) =>
  useSelector(actor, ({ children }) => children.storedCode);

/** A link to help about a payment that does not show. */
export const useMissing = (actor: OrderDetailsRef) => ({
  to: 'customerService' as const,
  query: { ...useOrderKey(actor), topic: 'missing' },
  onOpen: () => actor.send({ type: 'payment.missed' }),
  children: t('help.missing'),
});
