import type { wording as spec } from '../spec/bindBank.ts';

export const wording: typeof spec = {
  'bind.title': 'Saan papasok ang pera mo',
  'bind.next': 'I-save ang account',
  'bind.save': 'I-save: {account}',
  'bind.fillIn': '{title}: pakilagay ito.',
  'bind.check': '{title}: paki-check ito.',
  'bind.choose': '{title}: pumili ng isa.',
  'bind.placeholder': 'Pumili',
  'bind.search': 'Maghanap',
  'bind.nothingFound': 'Walang nahanap',
  'bind.confirm': 'I-confirm',
  'bind.cancel': 'Cancel',
  'bind.done': 'Na-save na ang account mo',
  'bind.doneHint': 'Sa account na ito namin ipapadala ang pera mo.',
  'bind.sentTo': 'Ipapadala ang pera mo sa',
  'bind.readBack': 'Ipadala ang pera ko sa',
  'bind.order': 'Tingnan ang loan ko',
};
