import type { wording as spec } from '../spec/customerService.ts';

export const wording: typeof spec = {
  'contact.title': 'Serbisyo sa customer',
  'contact.telephone': 'Telepono',
  'contact.email': 'E-mail',
  'contact.none': 'Hindi maabot dito ang serbisyo sa customer ngayon',
  'contact.noneHint': 'Pakisubukang muli mamaya.',
};
