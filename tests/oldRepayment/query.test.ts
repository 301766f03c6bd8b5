import { expect, test } from 'vitest';
import { repaymentQuery } from '../../machines/oldRepayment/context.ts';

test.each([
  ['orderId=o1&product_id=77', { orderId: 'o1', productId: '77' }],
  [
    'orderId=o1&productId=78&amount=5&couponId=c1&userId=u1',
    { orderId: 'o1', productId: '78', amount: '5', couponId: 'c1', userId: 'u1' },
  ],
  ['orderId=o1', { orderId: 'o1' }],
])('passes from the query %s to the next page: %j', (search, handed) => {
  expect(repaymentQuery(new URLSearchParams(search))).toEqual(handed);
});
