import type { wording as spec } from '../spec/jointLoginError.ts';

export const wording: typeof spec = {
  'failure.title': 'Hindi ka namin ma-log in',
  'failure.products': 'Para sa iyo',
  'failure.listTitle': 'Mga loan na para sa iyo',
  'failure.noProducts': 'Wala kaming mairerekomenda ngayon',
};
