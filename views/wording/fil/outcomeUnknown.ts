import type { wording as spec } from '../spec/outcomeUnknown.ts';

export const wording: typeof spec = {
  'unknown.loan': 'Hindi pa namin alam kung nakuha mo ang loan',
  'unknown.account': 'Hindi pa namin alam kung na-save ang account mo',
  'unknown.code': 'Hindi pa namin alam kung nagawa ang payment code mo',
  'unknown.repayment': 'Hindi pa namin alam kung pumasok ang bayad mo',
  'unknown.sms': 'Hindi pa namin alam kung naipadala ang bagong code',
  'unknown.complaint': 'Hindi pa namin alam kung natanggap ang reklamo mo',
  'unknown.rating': 'Hindi pa namin alam kung natanggap ang rating mo',
  'unknown.registration': 'Hindi pa namin alam kung naka-register ka na',
  'unknown.hint': 'Walang dumating na sagot. Puwede mong ulitin: isang beses lang ito mabibilang.',
  'unknown.leftHint': 'Walang dumating na sagot noong huli kang nandito.',
  'unknown.endedHint':
    'Itinuloy ito sa ibang tab, o lumipas na ang isang araw. Walang ipinadala ngayon. I-check muna.',
  'unknown.otherLoanHint':
    'Kung kukunin mo rin ang loan na ito ngayon, baka maging dalawa ang loan mo. I-check muna.',
  'unknown.otherPaymentHint':
    'Kung magbabayad ka rin sa ibang paraan ngayon, baka doble ang mabayaran mo. I-check muna.',
  'unknown.notDone': 'Chineck namin: hindi pa ito nangyari.',
  'unknown.notListed': 'Chineck namin: wala pa ito sa mga reklamo mo.',
  'unknown.unclear': 'Chineck namin, pero hindi pa masabi sa ngayon.',
  'unknown.news': 'Sabi ng lender: {news}',
  'unknown.check': 'I-check ngayon',
  'unknown.checkAgain': 'I-check ulit',
  'unknown.otherLoan': 'Kunin pa rin ang loan na ito',
  'unknown.otherPayment': 'Bayaran pa rin sa paraang ito',
  'unknown.leave': 'Iwan muna',
  'unknown.goOn': 'Magpatuloy',
  'done.loan': 'Nakuha mo na ang loan',
  'done.account': 'Na-save na ang account mo',
  'done.code': 'Pumasok na ang bayad mo',
  'done.repayment': 'Pumasok na ang bayad mo',
  'done.sms': 'Naipadala na ang code',
  'done.complaint': 'Natanggap na ang reklamo mo',
  'done.rating': 'Natanggap na ang rating mo',
  'done.registration': 'Naka-register ka na',
};
