import type { wording as spec } from '../spec/bindBank.ts';

export const wording: typeof spec = {
  'bind.title': 'Your payment account',
  'bind.next': 'Save this account',
  'bind.save': 'Save: {account}',
  'bind.fillIn': 'Please fill in: {title}',
  'bind.check': 'Please check: {title}',
  'bind.choose': 'Please choose: {title}',
  'bind.placeholder': 'Choose',
  'bind.search': 'Search',
  'bind.nothingFound': 'Nothing found',
  'bind.confirm': 'Confirm',
  'bind.cancel': 'Cancel',
  'bind.done': 'Your account is saved',
  'bind.doneHint': 'We will send your money to this account.',
  'bind.sentTo': 'We will send your money to',
  'bind.readBack': 'Send my money to',
  'bind.order': 'See my order',
};
