import type { wording as spec } from '../spec/customerService.ts';

export const wording: typeof spec = {
  'contact.title': 'Customer service',
  'contact.telephone': 'Phone',
  'contact.email': 'Email',
};
