export const wording = {
  'loanDocuments.title': 'Loan documents',
  'loanDocuments.ofThisLoan': 'Of this loan',
  'loanDocuments.untitled': 'Document {n}',
  'loanDocuments.none': 'There are no documents of this loan here',
  'loanDocuments.noneHint': 'The terms below hold for every loan. Ask us for what you signed.',
  'loanDocuments.ofEveryLoan': 'Of every loan',
  'loanDocuments.terms': 'Loan terms and conditions',
};
