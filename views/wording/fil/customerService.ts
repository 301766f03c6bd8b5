import type { wording as spec } from '../spec/customerService.ts';

export const wording: typeof spec = {
  'contact.title': 'Customer service',
  'contact.telephone': 'Phone',
  'contact.email': 'Email',
  'contact.none': 'Walang phone o email ang customer service dito ngayon',
  'contact.noneHint': 'Subukan ulit mamaya.',
};
