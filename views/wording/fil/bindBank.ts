import type { wording as spec } from '../spec/bindBank.ts';

export const wording: typeof spec = {
  'bind.title': 'Iyong account para sa bayad',
  'bind.next': 'Susunod',
  'bind.fillIn': 'Pakisagutan: {title}',
  'bind.check': 'Pakisuri: {title}',
  'bind.choose': 'Pakipili: {title}',
  'bind.placeholder': 'Pumili',
  'bind.search': 'Maghanap',
  'bind.nothingFound': 'Walang nahanap',
  'bind.confirm': 'Kumpirmahin',
  'bind.cancel': 'Kanselahin',
  'bind.done': 'Na-save na ang iyong account',
  'bind.doneHint': 'Sa account na ito ipadadala ang iyong pera.',
  'bind.sentTo': 'Ipapadala ang pera mo sa',
  'bind.readBack': 'Ipadala ang pera ko sa',
  'bind.order': 'Tingnan ang aking order',
};
