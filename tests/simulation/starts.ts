export interface Start {
  name: string;
  path: string;
  borrower: string;
  orderId: string;
}

const start = (name: string, path: string, borrower: string, orderId = ''): Start => ({
  name,
  path: `${path}${orderId && path.includes('orderNo=') === false ? `&orderId=${orderId}` : ''}`,
  borrower,
  orderId,
});

/** Every flow with an irreversible request, from its own page and from the order that links to it. */
export const starts: readonly Start[] = [
  start('takes a loan', '/confirm?productId=p1', 'b3', 'withdraw'),
  start('takes a loan, back asks to stay', '/confirm?productId=o-stay', 'b3', 'withdraw'),
  start('takes a loan in variant 2', '/confirmOfPeriod?productId=o-all', 'b3', 'withdraw'),
  start('takes a loan over V2', '/confirmV2?productId=p1', 'b3', 'withdraw'),
  start('takes a loan that begins another order', '/confirm?productId=p1', 'b1', 'withdraw'),
  start('takes a loan while another runs', '/confirm?productId=p1', 'b5', 'disbursed'),
  start('is led to a loan by the order', '/loanDetail?productId=p1', 'b8', 'redirect'),
  start('opens an order that offers a loan', '/loanDetail?productId=p1', 'b3', 'withdraw'),
  start('pays an instalment', '/repay?productId=p1', 'b1', 'due'),
  start('pays one of several instalments', '/repay?productId=p1', 'b6', 'instalments'),
  start('opens an order that is due', '/loanDetail?productId=p1', 'b1', 'due'),
  start('extends a loan', '/repayDelay?productId=p1', 'b4', 'overdue-rollover'),
  start('opens an order that can be extended', '/loanDetail?productId=p1', 'b4', 'overdue-rollover'),
  start('repays the old way', '/ynRepay?productId=p1&userId=u-1', 'b5', 'disbursed'),
  start('repays the old way by card', '/ynRepayChoose?productId=p1&userId=u-1', 'b1', 'due'),
  start('repays the old way with a card', '/ynRepay?productId=p1&userId=u-1&cardId=c1', 'b1', 'due'),
  start(
    'repays the old way by a link with another sum',
    '/ynRepay?productId=p1&userId=u-1&amount=500000',
    'b1',
    'due',
  ),
  start('binds an account', '/bindBank?productId=p1', 'b4', 'card'),
  start('binds an account from the order', '/bindBank?productId=p1&source=loanDetail', 'b4', 'card'),
  start('opens an order that asks for an account', '/loanDetail?productId=p1', 'b4', 'card'),
  start('complains', '/complaint?orderNo=overdue', 'b2', 'overdue'),
  start('writes a complaint', '/complainPageNext?type=2&orderNo=overdue', 'b2', 'overdue'),
  start(
    'complains by a link with a forged receipt',
    '/complaint?orderNo=overdue&problemId=CP1&replyBy=2026-11-30&sentBy=1',
    'b2',
    'overdue',
  ),
  start('rates how a complaint was answered', '/complainDetails?problemId=CP10001', 'b2'),
  start('rates the app', '/loanDetail?productId=p1', 'b6', 'rating'),
  start('opens an order with every dialog', '/loanDetail?productId=p1', 'b7', 'all-dialogs'),
  start('registers', '/promotion/?id=t1&user_from=fb&utm_tag=u1&app_from=web', 'b1'),
  start('registers and stays', '/promotion/?id=t1&down_id=d1&links_id=l1&UC=c1', 'b1'),
];
