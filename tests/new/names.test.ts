import { expect, test } from 'vitest';
import { nameFault } from '../../tools/new/names.ts';
import { takenFault } from '../../tools/new/taken.ts';

const faultOf = (name: string) => nameFault(name) ?? takenFault(name);

test.each([
  // A flow of the app, or a part of it that has files of this name somewhere.
  ['repay', 'exists already: flows/repay.ts'],
  ['rating', 'exists already: tests/models/rating.model.ts'],
  ['outcomeUnknown', 'exists already: tests/models/outcomeUnknown.model.ts'],
  ['security', 'exists already: docs/product/security.md'],
  ['ticker', 'exists already: docs/charts/ticker.md'],
  ['money', 'exists already: tests/money'],
  // Its address leads somewhere.
  ['order', "'/order' is a route already: orderUrl"],
  ['confirm', "'/confirm' is a route already: confirmUrl"],
  ['contact', "'/contact' is a route already: siteContact"],
  ['errorUrl', 'is a route already'],
  ['about', "'/about' is a route already: siteAbout"],
  // Its call is called like another one.
  ['history', "contract/api/calls.ts has 'loadHistory' already"],
  ['agreements', "contract/api/calls.ts has 'loadAgreements' already"],
  ['confirmation', "contract/api/calls.ts has 'loadConfirmation' already"],
  ['repayment', "contract/api/calls.ts has 'loadRepayment' already"],
  ['template', "contract/api/calls.ts has 'loadTemplate' already"],
  ['problems', "contract/api/calls.ts has 'loadProblems' already"],
  ['bankFields', "contract/api/calls.ts has 'loadBankFields' already"],
  ['joinFailure', "contract/api/calls.ts has 'loadJoinFailure' already"],
  ['cardInit', "contract/api/calls.ts has 'cardInit' already"],
  // What it declares is declared where it is written.
  ['card', "views/card/Card.tsx has 'Card' already"],
  ['route', 'sandbox/api/route.ts'],
  ['groups', "sandbox/api/index.ts has 'groups' already"],
  ['paymentWay', 'exists already: docs/charts/paymentWay.md'],
  ['orderLater', 'exists already: views/wording/spec/orderLater.ts'],
  // A scenario of the simulator is called so.
  ['overdue', "has 'overdue' already"],
  ['allDialogs', "has 'all-dialogs' already"],
  ['class', 'means something else'],
])('no flow is called %s', (name, fault) => {
  expect(faultOf(name)).toContain(fault);
});

test.each(['loanHistory', 'fees', 'coupons', 'creditLimit'])('a flow may be called %s', (name) => {
  expect(faultOf(name)).toBeUndefined();
});
