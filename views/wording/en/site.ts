import { wording as spec } from '../spec/site.ts';

export const wording: typeof spec = {
  ...spec,
  'site.incomplete': 'Please fill in all three fields.',
  'site.sent': 'Thank you for your message.',
  'site.advantages': 'Why us',
  'site.guide': 'How it works',
  'site.lender': 'About',
  'site.contact': 'Contact',
  'site.privacy': 'Privacy',
  'site.lead':
    'Apply for a peso loan on your phone. You see the full cost and every due date before you say yes.',
  'site.decisionText': 'or less to an answer',
  'site.moneyText': 'until the money is in your account',
  'site.quickText': 'You apply on your phone and get an answer within 1 day.',
  'site.clearText':
    'You see interest, fees and the payment plan before you confirm. Nothing is added that is not in the agreement.',
  'site.safeText':
    'Your connection is encrypted, and we use your data for your loan only. Our staff never ask for your code.',
  'site.questions': 'Common questions',
  'site.lenderLead': 'A lender in the Philippines that wants you to understand your loan.',
  'site.contactLead': 'Send us a message, call, or email. For a complaint about a loan, use the app.',
  'site.policyLead': 'What we know about you, why, and what you can do about it.',
  'site.telephone': 'Phone',
  'site.footerTerms': 'Loan agreement',
  'site.email': 'Email',
};
