import type { wording as spec } from '../spec/loanDocuments.ts';

export const wording: typeof spec = {
  'loanDocuments.title': 'Mga dokumento ng loan',
  'loanDocuments.ofThisLoan': 'Para sa loan na ito',
  'loanDocuments.untitled': 'Dokumento {n}',
  'loanDocuments.none': 'Wala pang dokumento ng loan na ito dito',
  'loanDocuments.noneHint':
    'Para sa lahat ng loan ang agreement sa ibaba. Kontakin kami para sa kopya ng pinirmahan mo.',
  'loanDocuments.ofEveryLoan': 'Para sa lahat ng loan',
  'loanDocuments.terms': 'General loan agreement',
};
