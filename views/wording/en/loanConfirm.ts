import { wording as spec } from '../spec/loanConfirm.ts';

export const wording: typeof spec = {
  ...spec,
  'confirm.title': 'Confirm your loan',
  'confirm.financed': 'Loan amount',
  'confirm.charges': 'Interest and charges',
  'confirm.effectiveRate': 'Effective rate, fee included',
  'confirm.late': 'If you pay {n} days late; all costs together never exceed {most}',
  'confirm.everyPayment': 'See all {n} payments',
  'confirm.firstPayment': 'First due date',
  'confirm.schedule': 'Payment plan',
  'confirm.wrongHint':
    'The payments come to {total}, but the loan is {amount}. Please ask us before you confirm.',
  'confirm.wrongAmount': 'This loan has no valid amount. Please ask us before you confirm.',
  'confirm.wrongPayment': 'One payment in this plan has no valid amount. Please ask us before you confirm.',
  'confirm.noAgreements': 'We could not load the agreements. You can borrow as soon as you can read them.',
  'confirm.takenOff': 'Fee taken off first',
  'confirm.feeInPlan': 'Fee, part of the charges',
  'confirm.annualRate': 'Yearly rate',
  'confirm.wrongReceived':
    'What you receive and the fee do not add up to {amount}. Please ask us before you confirm.',
  'confirm.wrongFee': 'The fee is more than all the charges in the plan. Please ask us before you confirm.',
  'confirm.unreadableHint': 'Do not agree to what you cannot read. Contact us before you confirm.',
  'confirm.next': 'Borrow {sum}',
  'confirm.serverLabel': '{label} · {sum}',
  'confirm.order': 'See my loan',
  'confirm.doneHint': 'Your loan page shows what happens next.',
  'agreement.agree': 'I agree',
  'agreement.cancel': 'Not now',
  'reminder.title': 'Before you go',
  'reminder.stay': 'Stay',
  'reminder.leave': 'Leave',
};
