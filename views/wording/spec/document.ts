export const wording = {
  'documents.aboutUs': 'About us',
  'documents.privacyPolicy': 'Privacy policy',
  'documents.loanAgreement': 'Loan terms and conditions',
  'documents.customerService': 'Customer service',
  'documents.contents': 'Contents',
  'documents.toContents': 'Back to the contents',
  'documents.related': 'Read on',
  'about.welcome': 'Welcome to {appName}',
  'about.welcomeText':
    '{appName} lends to people in the Philippines who need money for a while, and wants them to know at every step what it costs, when it is due and whom to ask.',
  'about.mission': 'Our mission',
  'about.missionText':
    'Credit should be quick to get, plain to read and possible to pay back. We show every cost before you agree, and we would rather lend less than more than you can carry.',
  'about.advantages': 'What you can count on',
  'about.quick': 'Quick approval',
  'about.quickText': 'You apply on the phone and have a decision within 1 day.',
  'about.clear': 'Transparent fees',
  'about.clearText': 'Interest, fees and every repayment date stand in front of you before you confirm.',
  'about.flexible': 'Flexible repayment',
  'about.flexibleText': 'Terms of 91 to 365 days, many ways to pay, and an extension when you need it.',
  'about.safe': 'Safe',
  'about.safeText': 'Your data is encrypted on its way and serves your loan alone.',
  'about.team': 'Our team',
  'about.teamText':
    'People from lending, risk and software, and a customer service that answers in Filipino and English. A complaint is answered within 3 weekdays.',
  'about.contact': 'Contact',
  'about.contactText': 'Write to our customer service:',
};
