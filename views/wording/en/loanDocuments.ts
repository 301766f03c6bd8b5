import { wording as spec } from '../spec/loanDocuments.ts';

export const wording: typeof spec = {
  ...spec,
  'loanDocuments.ofThisLoan': 'For this loan',
  'loanDocuments.none': 'No documents for this loan here yet',
  'loanDocuments.noneHint':
    'The agreement below applies to every loan. Contact us for a copy of what you signed.',
  'loanDocuments.ofEveryLoan': 'For every loan',
  'loanDocuments.terms': 'General loan agreement',
};
