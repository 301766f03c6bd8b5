import type { wording as spec } from '../spec/orderLater.ts';

export const wording: typeof spec = {
  'order.recommended': 'Recommended for you',
  'order.moreProducts': 'See more products',
  'order.more': 'More about this order',
  'order.statement': 'Copy statement',
  'order.statementTitle': 'Statement',
  'withdraw.title': 'Get your money',
  'withdraw.confirm': 'Withdraw now',
  'withdraw.cancel': 'Cancel',
  'card.title': 'Add your payment account',
  'card.confirm': 'Add now',
  'card.cancel': 'Cancel',
  'tips.title': 'Good to know',
  'tips.confirm': 'OK',
  'rating.title': 'Rate our app',
  'rating.stars': 'Your rating',
  'rating.star': '{n} of 5 stars',
  'rating.submit': 'Send',
  'rating.noStar': 'Please choose how many stars.',
  'rating.thanks': 'Thank you for your rating',
  'rating.thanksHint': 'We read every answer.',
};
