import { orderKeyOf } from '../../services/order/key.ts';

/** Customer service, about the order that the page's query names, if any. */
export function helpFor(search: string) {
  const { orderId, productId } = orderKeyOf(new URLSearchParams(search));
  return {
    type: 'navigation.requested',
    to: 'customerService',
    ...(orderId && { query: { productId, orderId } }),
  } as const;
}
