import { wording as spec } from '../spec/bindBank.ts';

export const wording: typeof spec = {
  ...spec,
  'bind.title': 'Where you get your money',
  'bind.next': 'Save this account',
  'bind.save': 'Save: {account}',
  'bind.fillIn': '{title}: please fill this in.',
  'bind.check': '{title}: please check this.',
  'bind.choose': '{title}: please choose one.',
  'bind.doneHint': 'We will send your money to this account.',
  'bind.sentTo': 'We will send your money to',
  'bind.order': 'See my loan',
};
