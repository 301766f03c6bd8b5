export const wording = {
  'plain.title': 'In short',
  'plain.binding': 'This is a summary. The full text below is what counts.',
  'plain.loan.1': 'You borrow for 91 to 365 days. You see the whole cost before you say yes.',
  'plain.loan.2': 'Interest runs from the day the money reaches you until the loan is paid back.',
  'plain.loan.3':
    'If you are late you pay ₱1,000 once (₱800 if you borrowed before), and each day 5% of what is unpaid: 4% from day 31, 2% from day 91.',
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
