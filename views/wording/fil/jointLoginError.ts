import type { wording as spec } from '../spec/jointLoginError.ts';

export const wording: typeof spec = {
  'failure.title': 'Detalye ng Order',
  'failure.products': 'Para sa iyo',
  'failure.listTitle': 'Mga inirerekomendang produkto',
  'failure.noProducts': 'Wala kaming mairerekomenda ngayon',
};
