import { shallowEqual, useSelector } from '@xstate/react';
import { type OrderDetailsRef, selectOrder, selectOrderKey } from '../../machines/orderDetails/selectors.ts';
import { selectLiveCode } from '../../machines/payment/storedCode.ts';

export const useOrder = (actor: OrderDetailsRef) => useSelector(actor, selectOrder, shallowEqual);

export const useOrderKey = (actor: OrderDetailsRef) => useSelector(actor, selectOrderKey, shallowEqual);

export const useStoredCode = (actor: OrderDetailsRef) =>
  useSelector(actor, ({ children }) => children.storedCode);

/** Whether the borrower has reported the payment of a code that can still be paid: its card says what to do about it. */
export const useIsReported = (actor: OrderDetailsRef): boolean =>
  useSelector(useStoredCode(actor), selectLiveCode)?.saidPaid === true;
