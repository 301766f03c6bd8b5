import { shallowEqual, useSelector } from '@xstate/react';
import { type OrderDetailsRef, selectOrder } from '../../machines/orderDetails/selectors.ts';

export const useOrder = (actor: OrderDetailsRef) => useSelector(actor, selectOrder, shallowEqual);
