/** Texts that are needed after an order's first screen. */
export const wording = {
  'order.recommended': 'Recommended for you',
  'order.moreProducts': 'Click to view more products',
  'order.more': 'More about this order',
  'order.statement': 'Copy statement',
  'order.statementTitle': 'Statement',
  'order.paidToday': 'If you pay today',
  'order.paidLate': 'If you pay one day late',
  'order.paidTomorrow': 'If you pay tomorrow',
  'order.reminder': 'Remind me of the due day',
  'order.reminderTitle': 'Loan payment due',
  'order.proofPicture': 'Save proof as picture',
  'order.payments': 'Payments received',
  'order.paymentProof': 'Proof of payment',
  'order.received': 'Received',
  'order.waitingUntil': 'Pay before',
  'order.nextRefused': 'We could not open your next step',
  'order.nextRefusedHint': 'Its link is not safe. Please contact us before you go on.',
  'order.overpaid': 'Paid too much: {amount}',
  'order.overpaidHint': 'More came in than was owed. Contact us, and it is sent back.',
  'order.showCode': 'Show my code',
  'order.waitingFor': 'Waiting for your {channel} payment',
  'order.waiting': 'Waiting for your payment',
  'order.waitingHint': 'You see it here once it arrives.',
  'receipt.title': 'What you have agreed to',
  'receipt.lent': 'Amount financed',
  'receipt.received': 'You receive',
  'receipt.first': 'First payment',
  'receipt.documents': 'Documents',
  'withdraw.title': 'Withdraw',
  'withdraw.confirm': 'Withdraw Now',
  'withdraw.cancel': 'Cancel',
  'card.title': 'Bind your bank card',
  'card.confirm': 'Bind now',
  'card.cancel': 'Cancel',
  'tips.title': 'Kind tips',
  'tips.confirm': 'OK',
  'rating.title': 'Rate our app',
  'rating.stars': 'Your rating',
  'rating.star': '{n} of 5 stars',
  'rating.submit': 'Submit',
  'rating.noStar': 'Silakan pilih',
  'rating.thanks': 'Thank you for your rating',
  'rating.thanksHint': 'We read every answer and use it to do better.',
};

export const foreign = {
  'rating.noStar': 'id',
};

declare module '../wording.ts' {
  interface Groups {
    orderLater: typeof wording;
  }
}
