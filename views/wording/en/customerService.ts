import { wording as spec } from '../spec/customerService.ts';

export const wording: typeof spec = {
  ...spec,
  'contact.telephone': 'Phone',
  'contact.email': 'Email',
  'contact.complaint': 'Make a complaint',
  'help.order': 'Open my loan',
  'help.payAnswer':
    'Open your loan, tap Repay and choose how to pay. You get a code for the exact amount. Use it in the app or store you chose.',
  'help.missingAnswer':
    'E-wallet payments usually arrive within minutes, bank and store payments by the next working day. Keep your receipt. Still not there? Report it. We fill in your loan, code, payment method and time.',
  'help.reportWhich': 'Choose the loan and report it',
  'help.late': 'I can’t pay on time',
  'help.lateAnswer':
    'Call us before the due date. Your loan page shows what each late day costs and whether you can extend your loan.',
  'help.account': 'The money goes to the wrong account',
  'help.accountAnswer':
    'Call us right away. We can stop the money before it is sent. After that we ask the bank or e-wallet to return it, but we cannot promise that.',
  'help.rights': 'What collectors may not do',
  'help.rightsAnswer': 'You owe the money, but no one may harass you. Collectors may not:',
  'help.rights1': 'threaten or insult you',
  'help.rights2':
    'contact you before 6 AM or after 10 PM, unless you agreed or are more than 15 days overdue',
  'help.rights3': 'tell your family, friends or employer about your debt, or post your name',
  'help.rights4': 'pretend to be the police, a lawyer or a court',
  'help.complain': 'Report a collector',
  'help.memoryAnswer':
    'So that you can go on after a break while you are logged in: your loan’s number, for a day a complaint you started and your last receipt, and for up to 30 days, until it expires, the payment code you made. A payment whose outcome we do not know stays until we know. Not you, or not your phone? Forget it all. Then you log in again.',
};
