import type { AnyStateMachine } from 'xstate';
import { expect, test } from 'vitest';
import type { RouteName } from '../../services/visit/flows.ts';
import { bindBankMachine } from '../../machines/bindBank/machine.ts';
import { loanConfirmMachine } from '../../machines/loanConfirm/machine.ts';
import { selectFailedBy } from '../../machines/screen/loads.ts';
import { holdCalls, openScreen } from '../doubles/lender.ts';

const screens: [AnyStateMachine, RouteName][] = [
  [loanConfirmMachine, 'confirmUrl'],
  [bindBankMachine, 'bindBank'],
];

test.each(screens.flatMap(([machine, route]) => ['o1', ''].map((order) => ({ machine, route, order }))))(
  '$route, refused with the order "$order", links only to the order that it names',
  async ({ machine, route, order }) => {
    const calls = holdCalls();
    const { actor, asked } = openScreen(machine, { route, search: `productId=p1&orderId=${order}` });
    await calls[0]?.answer({ success: false, code: '411', message: 'Closed for now' });
    expect(selectFailedBy(actor.getSnapshot())).toBe('refusal');
    actor.send({ type: 'order.chosen' });
    const ways = asked.filter(({ type }) => type === 'navigation.requested');
    expect(ways).toMatchObject(order ? [{ to: 'loanDetailUrl', query: { orderId: order } }] : []);
  },
);
