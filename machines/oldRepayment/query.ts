import { pick } from '../../services/http/pageQuery.ts';

/** What the pages of the old repayment flow hand on to each other in their query (decisions §2). */
export const repaymentQuery = (page: URLSearchParams): Record<string, string> =>
  pick(page, ['orderId', 'productId', 'amount', 'couponId']);
