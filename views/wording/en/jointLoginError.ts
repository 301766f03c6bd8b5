import type { wording as spec } from '../spec/jointLoginError.ts';

export const wording: typeof spec = {
  'failure.title': 'We could not log you in',
  'failure.products': 'Recommended for you',
  'failure.listTitle': 'Recommended products',
  'failure.noProducts': 'We have nothing to recommend right now',
};
