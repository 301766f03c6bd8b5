import type { wording as spec } from '../spec/customerService.ts';

export const wording: typeof spec = {
  'contact.title': 'Customer service',
  'contact.telephone': 'Phone',
  'contact.email': 'Email',
  'contact.none': 'Customer service has no phone or email here right now',
  'contact.noneHint': 'Please try again later.',
};
