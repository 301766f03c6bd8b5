import { expect, test } from 'vitest';
import { nameFault } from '../../tools/new/names.ts';
import { takenFault } from '../../tools/new/taken.ts';

const faultOf = (name: string) => nameFault(name) ?? takenFault(name);

test.each([
  ['repay', 'exists already: machines/repay'],
  ['rating', 'exists already: docs/charts/rating.md'],
  ['outcomeUnknown', 'exists already: views/wording/spec/outcomeUnknown.ts'],
  ['security', 'exists already: docs/product/security.md'],
  ['kill', 'exists already: tests/kill'],
  ['smsCountdown', 'exists already: docs/charts/smsCountdown.md'],
  ['confirm', "'/confirm' is a route already: confirmUrl"],
  ['contact', "'/contact' is a route already: siteContact"],
  ['errorUrl', 'is a route already'],
  ['about', "'/about' is a route already: siteAbout"],
  ['history', "services/complaint/actors.ts has 'loadHistory' already"],
  ['agreements', "services/loanConfirm/actors.ts has 'loadAgreements' already"],
  ['confirmation', "services/loanConfirm/actors.ts has 'loadConfirmation' already"],
  ['repayment', "services/repay/actors.ts has 'loadRepayment' already"],
  ['template', "services/promotion/actors.ts has 'loadTemplate' already"],
  ['problems', "services/complaint/actors.ts has 'loadProblems' already"],
  ['bankFields', "services/bindBank/actors.ts has 'loadBankFields' already"],
  ['joinFailure', "services/jointLoginError/actors.ts has 'loadJoinFailure' already"],
  ['cardInit', "contract/api/calls/bindBank.ts has 'cardInit' already"],
  ['card', "views/screens/card.screen.tsx has 'Card' already"],
  ['get', 'sandbox/api/groups/get.ts'],
  ['paymentWay', 'exists already: docs/charts/paymentWay.md'],
  ['orderLater', 'exists already: views/wording/spec/orderLater.ts'],
  ['overdue', "has 'overdue' already"],
  ['allDialogs', "has 'all-dialogs' already"],
  ['class', 'means something else'],
])('rejects %s as the name of a flow', (name, fault) => {
  expect(faultOf(name)).toContain(fault);
});

test.each(['loanHistory', 'fees', 'coupons', 'creditLimit'])('accepts %s as the name of a flow', (name) => {
  expect(faultOf(name)).toBeUndefined();
});
