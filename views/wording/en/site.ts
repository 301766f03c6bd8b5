import { wording as spec } from '../spec/site.ts';

export const wording: typeof spec = {
  ...spec,
  'site.incomplete': 'Please fill in all three fields.',
  'site.sent': 'Thank you for your message.',
  'site.advantages': 'Why us',
  'site.guide': 'How a loan works',
  'site.lender': 'About the lender',
  'site.privacy': 'Privacy policy',
};
