export const wording = {
  'bind.title': 'Payment account information',
  'bind.next': 'Next',
  'bind.save': 'Next',
  'bind.fillIn': 'Please fill in: {title}',
  'bind.check': 'Please check: {title}',
  'bind.choose': 'Please choose: {title}',
  'bind.placeholder': 'Choose',
  'bind.search': 'Search',
  'bind.nothingFound': 'Nothing found',
  'bind.confirm': 'Confirm',
  'bind.cancel': 'Cancel',
  'bind.done': 'Your account is saved',
  'bind.doneHint': 'Your money will be sent to this account.',
  'bind.sentTo': 'Your money will be sent to',
  'bind.readBack': 'Send my money to',
  'bind.order': 'See my order',
};

declare module '../wording.ts' {
  interface Groups {
    bindBank: typeof wording;
  }
}
