/** Where the receipt of a loan is kept for the page that follows, in this tab alone. */
export const receiptKey = 'receipt';
