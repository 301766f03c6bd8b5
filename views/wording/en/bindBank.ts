import type { wording as spec } from '../spec/bindBank.ts';

export const wording: typeof spec = {
  'bind.title': 'Where you get your money',
  'bind.next': 'Save this account',
  'bind.save': 'Save: {account}',
  'bind.fillIn': '{title}: please fill this in.',
  'bind.check': '{title}: please check this.',
  'bind.choose': '{title}: please choose one.',
  'bind.placeholder': 'Choose',
  'bind.search': 'Search',
  'bind.nothingFound': 'Nothing found',
  'bind.confirm': 'Confirm',
  'bind.cancel': 'Cancel',
  'bind.done': 'Your account is saved',
  'bind.doneHint': 'We will send your money to this account.',
  'bind.sentTo': 'We will send your money to',
  'bind.readBack': 'Send my money to',
  'bind.order': 'See my loan',
};
