import { wording as spec } from '../spec/orderDetails.ts';

export const wording: typeof spec = {
  ...spec,
  'order.title': 'Your loan',
  'order.repay': 'Repay',
  'order.repayShort': 'Repay',
  'order.rollover': 'Extend your loan',
  'order.rolloverHint': 'Short on money?',
  'order.borrowAgain': 'Borrow again',
  'order.contact': 'Call us',
  'order.number': 'Loan number',
  'order.copyNumber': 'Copy loan number {number}',
  'receipt.plan': 'Payment plan',
  'order.notRight': 'Not right? Call us',
  'order.lateOtherwise':
    'Your loan is overdue, but this payment is not late yet. Please ask us what is late.',
};
