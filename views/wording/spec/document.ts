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
  'plain.title': 'In short',
  'plain.binding': 'This is a summary. The full text below is what counts.',
  'plain.loan.1': 'You borrow for 91 to 365 days. You see the whole cost before you say yes.',
  'plain.loan.2': 'Interest runs from the day the money reaches you until the loan is paid back.',
  'plain.loan.3':
    'If you are late you pay ₱1,000 once (₱800 if you borrowed before), and each day 5% of what is unpaid: 4% from day 31, 2% from day 91. In all, interest, fees and penalties never exceed the amount you borrowed.',
  'plain.loan.4': 'You can pay back early after half of the term, but not in the first 7 days.',
  'plain.loan.5':
    'If you need more time, pay the interest and penalties: the loan then goes on for the same period.',
  'plain.loan.6': 'Tell us within 3 days when your address or phone number changes.',
  'plain.privacy.1':
    'We collect what a loan needs: your phone number, your application, your payment account, your payments.',
  'plain.privacy.2': 'We look at your location or contacts only if your phone asked you and you said yes.',
  'plain.privacy.3': 'We do not sell your information.',
  'plain.privacy.4':
    'We share it with banks, e-wallets and companies that work for us, and with credit bureaus and authorities where the law says so.',
  'plain.privacy.5': 'Our staff never ask for your password or your code. If somebody does, call us.',
  'plain.privacy.6':
    'You can see what we know, correct it, have it deleted when it is not needed, and say no to offers.',
};
