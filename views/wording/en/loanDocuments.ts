import type { wording as spec } from '../spec/loanDocuments.ts';

export const wording: typeof spec = {
  'loanDocuments.title': 'Loan documents',
  'loanDocuments.ofThisLoan': 'For this loan',
  'loanDocuments.untitled': 'Document {n}',
  'loanDocuments.none': 'No documents for this loan here yet',
  'loanDocuments.noneHint':
    'The agreement below applies to every loan. Contact us for a copy of what you signed.',
  'loanDocuments.ofEveryLoan': 'For every loan',
  'loanDocuments.terms': 'General loan agreement',
};
