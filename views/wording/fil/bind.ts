import type { wording as spec } from '../spec/bind.ts';

export const wording: typeof spec = {
  'bind.title': 'Iyong account para sa bayad',
  'bind.next': 'Susunod',
  'bind.fillIn': 'Pakisagutan: {title}',
  'bind.choose': 'Pakipili: {title}',
  'bind.placeholder': 'Pumili',
  'bind.search': 'Maghanap',
  'bind.nothingFound': 'Walang nahanap',
  'bind.confirm': 'Kumpirmahin',
  'bind.cancel': 'Kanselahin',
  'bind.unknown': 'Hindi namin alam kung na-save ang iyong account',
  'bind.unknownHint':
    'Naputol ang koneksyon bago dumating ang sagot. Tingnan ngayon: isang beses lang mase-save ang account.',
  'bind.check': 'Tingnan ngayon',
  'bind.done': 'Na-save na ang iyong account',
  'bind.doneHint': 'Sa account na ito ipadadala ang iyong pera.',
  'bind.order': 'Tingnan ang aking order',
};
