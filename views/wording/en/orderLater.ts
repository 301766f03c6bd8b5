import { wording as spec } from '../spec/orderLater.ts';

export const wording: typeof spec = {
  ...spec,
  'order.unavailable': 'We cannot show this loan right now',
  'order.moreProducts': 'See more products',
  'order.more': 'More about this loan',
  'order.paidLate': 'If you pay a day late',
  'order.reminder': 'Remind me before it is due',
  'order.payments': 'Payments we received',
  'order.overpaidHint': 'You paid more than you owed. Contact us to get it back.',
  'receipt.title': 'What you agreed to',
  'receipt.lent': 'Loan amount',
  'withdraw.title': 'Get your money',
  'withdraw.confirm': 'Get my money',
  'withdraw.cancel': 'Later',
  'card.title': 'Add your payment account',
  'card.confirm': 'Add account',
  'card.cancel': 'Later',
  'tips.title': 'Good to know',
  'rating.submit': 'Send',
  'rating.noStar': 'Please choose how many stars.',
  'rating.thanksHint': 'We read every answer.',
};
