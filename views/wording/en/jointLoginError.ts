import type { wording as spec } from '../spec/jointLoginError.ts';

export const wording: typeof spec = {
  'failure.title': 'Order Details',
  'failure.products': 'Recommended for you',
  'failure.listTitle': 'Recommended products',
  'failure.noProducts': 'There is nothing to recommend right now',
};
