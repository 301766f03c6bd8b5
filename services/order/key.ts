/** Path of the loan-details call; a separate file, so that the document can make the first call before the app has loaded. */
export const orderPath = '/v3/loan-details/loan-details';

export type OrderKey = {
  productId: string;
  orderId: string;
};

/** Reads a page's order; `product_id` is an alias of `productId`. Absent ids are empty. */
export const orderKeyOf = (page: URLSearchParams): OrderKey => ({
  productId: page.get('productId') || page.get('product_id') || '',
  orderId: page.get('orderId') ?? '',
});

/** Whether the page is of the market that uses rupees and recommends other products. */
export const isMarket = (page: URLSearchParams): boolean => page.get('market') === '1';

/** The subject of a pending request about an order. */
export function orderSubject(orderId: string): `order:${string}` {
  return `order:${orderId}`;
}
