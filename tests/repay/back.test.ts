import { afterEach, expect, test, vi } from 'vitest';
import { paymentWayStore } from '../../machines/parts/paymentWayStore.ts';
import { repayMachine } from '../../machines/repay/machine.ts';
import { repaymentCodeMachine } from '../../machines/repaymentCode/machine.ts';
import { createActor } from 'xstate';
import { repaymentInfo, repaymentOnWire } from '../models/fixtures/repayment.ts';
import { holdCalls, openScreen } from './lender.ts';

afterEach(() => vi.unstubAllGlobals());

const code = { route: 'repaymentOfCode', search: 'showType=1' } as const;

test.each(['repayUrl', 'repayDelayUrl'] as const)(
  'a code that cannot be paid by leads back to the repayment at %s that it was made for',
  async (route) => {
    const calls = holdCalls();
    const repay = openScreen(repayMachine, { route, search: 'productId=p1&orderId=o1' });
    await calls[0]?.answer(repaymentOnWire(repaymentInfo()));
    const store = createActor(paymentWayStore).start();
    for (const request of repay.asked) if (request.type === 'store.told') store.send(request.event);

    const { actor, asked } = openScreen(repaymentCodeMachine, {
      ...code,
      stores: { paymentWay: store.getSnapshot().context },
    });
    actor.send({ type: 'back.chosen' });
    expect(asked).toEqual([
      {
        type: 'navigation.requested',
        to: route,
        query: { productId: 'p1', orderId: 'o1' },
        replace: true,
      },
    ]);
  },
);

test('a code that the shell opened by itself leads back by closing the web view', () => {
  const { actor, asked } = openScreen(repaymentCodeMachine, code);
  actor.send({ type: 'back.chosen' });
  expect(asked).toEqual([{ type: 'bridge.called', request: { action: 'closeWebView' } }]);
});
