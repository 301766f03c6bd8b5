import { wording as spec } from '../spec/document.ts';

export const wording: typeof spec = {
  ...spec,
  'documents.loanAgreement': 'Loan agreement',
  'about.welcomeText':
    '{appName} lends to people in the Philippines who need money for a while. We want you to know at every step what it costs, when it is due, and whom to ask.',
  'about.missionText':
    'A loan should be quick to get, easy to understand, and possible to pay back. We show every cost before you agree, and we would rather lend you less than more than you can afford.',
  'about.quickText': 'You apply on your phone and get an answer within 1 day.',
  'about.clearText': 'You see interest, fees and every due date before you confirm.',
  'about.safeText': 'Your data is encrypted, and we use it for your loan only.',
  'about.teamText':
    'People from lending, risk and software, and a customer service that answers in Filipino and English. We answer a complaint within 3 working days.',
  'about.contactText': 'Email our customer service:',
};
