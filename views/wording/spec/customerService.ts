export const wording = {
  'contact.title': 'Customer service',
  'contact.telephone': 'Telephone',
  'contact.email': 'E-mail',
  'contact.reach': 'Contact us',
  'contact.failed': 'These contacts may be old.',
  'contact.complaint': 'Complaint',
  'contact.complaintHint': 'In writing',
  'help.title': 'What do you need help with?',
  'help.order': 'Open my order',
  'help.call': 'Call us',
  'help.pay': 'How do I pay?',
  'help.payAnswer':
    'Open your order, choose Repayment and a method. You get a code for the exact amount: pay with it in that app or store.',
  'help.paySteps': 'How to pay, step by step',
  'help.missingAnswer':
    'E-wallets post within minutes, banks and stores by the next working day. Keep your receipt. Still not there? Report it: the details are filled in.',
  'help.report': 'Report the payment',
  'help.reportWhich': 'Choose the order and report it',
  'help.late': 'I cannot pay on time',
  'help.lateAnswer': 'Call us before the due date. Your order shows what a late day costs.',
  'help.account': 'My account for the money is wrong',
  'help.accountAnswer':
    'Call us at once. We can stop the money before it is sent; afterwards we can only ask for it back.',
  'help.rights': 'How must collectors behave?',
  'help.rightsAnswer': 'Nobody may harass you. Collectors may not:',
  'help.rights1': 'threaten or insult you,',
  'help.rights2':
    'contact you before 6 AM or after 10 PM, unless you agreed or are more than 15 days overdue,',
  'help.rights3': 'tell your family, friends or employer about your debt, or post your name,',
  'help.rights4': 'pretend to be the police, a lawyer or a court.',
  'help.complain': 'Complain about a collector',
  'help.memory': 'What this phone remembers',
  'help.memoryAnswer':
    'While you are logged in: your order, for a day your complaint and receipt, and for up to 30 days, until it expires, your payment code. A request whose outcome is unknown stays until it is known. Forgetting the rest logs you out.',
  'help.forget': 'Not me: forget it all',
};
