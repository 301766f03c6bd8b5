import { pick } from '../../services/http/pageQuery.ts';
import { orderKeyOf } from '../../services/order/key.ts';

/** The query that the pages of the old repayment flow pass to each other (docs/product/routes.md). */
export const repaymentQuery = (page: URLSearchParams): Record<string, string> => {
  const { productId } = orderKeyOf(page);
  return { ...pick(page, ['orderId', 'amount', 'couponId']), ...(productId && { productId }) };
};
