export const wording = {
  'oldRepay.title': 'Repayment',
  'oldRepay.chooseTitle': 'Bank card',
  'oldRepay.amount': 'Repayment amount',
  'oldRepay.date': 'Repayment date',
  'oldRepay.contradicted':
    'The link you opened says {named}. You owe {asked}, and that is what you pay here.',
  'oldRepay.card': 'Payment bank card',
  'oldRepay.noneChosen': 'No card chosen',
  'oldRepay.repay': 'Repayment',
  'oldRepay.wallet': 'E-wallet',
  'oldRepay.next': 'Next',
  'oldRepay.nextWithout': 'Next',
  'oldRepay.noCards': '没有可显示的银行卡',
  'oldRepay.noCardsHint': '不选择银行卡也可以还款。',
  'oldRepay.codeTitle': 'Enter the code',
  'oldRepay.codeHint': '验证码已通过短信发送到您的手机。',
  'oldRepay.code': 'SMS code',
  'oldRepay.sendAgain': 'Send again',
  'oldRepay.sendAgainIn': 'Send again in {n} s',
  'oldRepay.confirm': 'Confirm',
  'oldRepay.cancel': 'Cancel',
  'oldRepay.checkOrder': 'Check my order',
  'oldRepay.notKnown': 'The amount is not known. Please ask us first.',
  'oldRepay.settled': 'This loan is paid',
  'oldRepay.settledHint': 'Nothing to pay.',
  'oldRepay.repaid': '还款成功',
  'oldRepay.repaidHint': '正在返回借款详情',
  'oldRepay.walletOpened': '请在电子钱包中付款',
  'oldRepay.walletOpenedHint': '电子钱包将自动打开；如未打开，请点击下方按钮。',
  'oldRepay.openWallet': 'Open the E-wallet',
  'oldRepay.walletRefused': 'We cannot open the e-wallet',
  'oldRepay.walletRefusedHint': 'Pay another way from your order, or ask us.',
  'oldRepay.noCard': '请先选择支付银行卡',
  'oldRepay.cardNotListed': '所选银行卡已不在列表中，请输入已收到的验证码，或选择其他银行卡。',
  'oldRepay.incompleteCode': '请输入正确的验证码',
  'oldRepay.wrongCode': '验证码错误',
  'oldRepay.duplicate': '请勿重复提交支付请求',
  'oldRepay.refused': '还款未成功，请稍后再试',
  'oldRepay.tooSoon': '倒计时结束前请勿重复发送',
};

export const foreign = {
  'oldRepay.noCards': 'zh',
  'oldRepay.noCardsHint': 'zh',
  'oldRepay.codeHint': 'zh',
  'oldRepay.repaid': 'zh',
  'oldRepay.repaidHint': 'zh',
  'oldRepay.walletOpened': 'zh',
  'oldRepay.walletOpenedHint': 'zh',
  'oldRepay.noCard': 'zh',
  'oldRepay.cardNotListed': 'zh',
  'oldRepay.incompleteCode': 'zh',
  'oldRepay.wrongCode': 'zh',
  'oldRepay.duplicate': 'zh',
  'oldRepay.refused': 'zh',
  'oldRepay.tooSoon': 'zh',
};

declare module '../wording.ts' {
  interface Groups {
    oldRepayment: typeof wording;
  }
}
