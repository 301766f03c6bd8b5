import type { wording as spec } from '../spec/orderLater.ts';

export const wording: typeof spec = {
  'order.recommended': 'Para sa iyo',
  'order.moreProducts': 'Tingnan ang iba pang product',
  'order.more': 'Iba pang detalye ng order na ito',
  'order.statement': 'I-copy ang statement',
  'order.statementTitle': 'Statement',
  'withdraw.title': 'Kunin ang pera mo',
  'withdraw.confirm': 'I-withdraw na',
  'withdraw.cancel': 'Cancel',
  'card.title': 'Idagdag ang payment account mo',
  'card.confirm': 'Idagdag na',
  'card.cancel': 'Cancel',
  'tips.title': 'Paalala',
  'tips.confirm': 'OK',
  'rating.title': 'I-rate ang app namin',
  'rating.stars': 'Rating mo',
  'rating.star': '{n} sa 5 stars',
  'rating.submit': 'Ipadala',
  'rating.noStar': 'Pumili kung ilang stars.',
  'rating.thanks': 'Salamat sa rating mo',
  'rating.thanksHint': 'Binabasa namin ang bawat sagot.',
};
