import type { wording as spec } from '../spec/customerService.ts';

export const wording: typeof spec = {
  'contact.title': 'Customer service',
  'contact.telephone': 'Telephone',
  'contact.email': 'E-mail',
  'contact.none': 'Customer service cannot be reached here right now',
  'contact.noneHint': 'Please try again later.',
};
