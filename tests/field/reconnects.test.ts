import { afterEach, expect, test, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { complaintDetailsMachine } from '../../machines/complaintDetails/machine.ts';
import { complaintListMachine } from '../../machines/complaintList/machine.ts';
import { loanConfirmMachine } from '../../machines/loanConfirm/machine.ts';
import { oldRepaymentMachine } from '../../machines/oldRepayment/machine.ts';
import { orderDetailsMachine } from '../../machines/orderDetails/machine.ts';
import { repayMachine } from '../../machines/repay/machine.ts';
import type { RouteName } from '../../machines/screen/routes.ts';
import { holdCalls, openScreen } from '../doubles/lender.ts';
import { confirmation, confirmationOnWire } from '../models/fixtures/confirmation.ts';
import { order, orderOnWire } from '../models/fixtures/order.ts';
import { repaymentInfo, repaymentOnWire } from '../models/fixtures/repayment.ts';
import { answers } from '../oldRepayment/flow.ts';

afterEach(() => vi.unstubAllGlobals());

const screens: [string, AnyStateMachine, RouteName, unknown][] = [
  ['an order', orderDetailsMachine, 'orderUrl', orderOnWire(order())],
  ['a repayment', repayMachine, 'repayUrl', repaymentOnWire(repaymentInfo())],
  ['an old repayment', oldRepaymentMachine, 'ynRepay', answers.way],
  ['the terms of a loan', loanConfirmMachine, 'confirmUrl', confirmationOnWire(confirmation())],
  ['the complaints', complaintListMachine, 'complaintList', { code: '00', data: { tabs: [] } }],
  ['a complaint', complaintDetailsMachine, 'complainDetails', { code: '00', data: { problemId: 'CP1' } }],
];

test.each(screens)(
  'reloads %s when the connection is back, after a return without one',
  async (_, machine, route, loaded) => {
    const calls = holdCalls();
    const { actor } = openScreen(machine, { route, search: 'productId=p1&orderId=o1' });
    const path = calls[0]?.path;
    const loads = () => calls.filter((call) => call.path === path);
    await loads()[0]?.answer(loaded);
    actor.send({ type: 'screen.returned' });
    await loads()[1]?.answer('<html>');
    expect(loads()).toHaveLength(2);
    actor.send({ type: 'connection.restored' });
    expect(loads()).toHaveLength(3);
  },
);
