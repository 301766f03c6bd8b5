import { expect, test } from 'vitest';
import { repayMachine } from '../../machines/repay/machine.ts';
import { repaymentCodeMachine } from '../../machines/repaymentCode/machine.ts';
import type { PaymentWay } from '../../services/repay/paymentWay.ts';
import { holdCalls, openScreen } from '../doubles/lender.ts';
import { openPaymentWay } from '../doubles/paymentWay.ts';
import {
  brokenQrPh,
  madeCode,
  ownSearch,
  repaymentInfo,
  repaymentOnWire,
} from '../models/fixtures/repayment.ts';

const code = { route: 'repaymentOfCode', search: `showType=1&${ownSearch}` } as const;

const wayAfter = async (route: 'repayUrl' | 'repayDelayUrl'): Promise<PaymentWay> => {
  const calls = holdCalls();
  const repay = openScreen(repayMachine, { route, search: `productId=p1&orderId=o1&${ownSearch}` });
  await calls[0]?.answer(repaymentOnWire(repaymentInfo({ delayInfo: { title: '', delayAmount: 264_700 } })));
  const store = openPaymentWay();
  for (const request of repay.asked) if (request.type === 'store.notified') store.send(request.event);
  return store.getSnapshot().context;
};

test.each(['repayUrl', 'repayDelayUrl'] as const)(
  'returns from an unpayable code to the repayment at %s for which it was created',
  async (route) => {
    const paymentWay = await wayAfter(route);
    const { actor, asked } = openScreen(repaymentCodeMachine, { ...code, stores: { paymentWay } });
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

test.each([
  [false, 'repayUrl'],
  [true, 'repayDelayUrl'],
] as const)(
  'returns to the order of the code (extension: %s), whichever repayment was opened since',
  async (isDelay, to) => {
    const { info, ...rest } = await wayAfter('repayUrl');
    const other = { to: 'repayUrl', query: { productId: 'p2', orderId: 'o2' } } as const;
    const broken = { ...madeCode, isDelay, payCode: brokenQrPh };
    const paymentWay = { ...rest, info: info && { ...info, code: broken }, page: other };
    const { actor, asked } = openScreen(repaymentCodeMachine, {
      route: 'repaymentOfCode',
      search: `${ownSearch}&orderId=o1&showType=2&payCode=${encodeURIComponent(brokenQrPh)}`,
      stores: { paymentWay },
    });
    actor.send({ type: 'back.chosen' });
    expect(asked).toMatchObject([{ to, query: { productId: 'p1', orderId: 'o1' } }]);
  },
);

test("does not lead back to the last borrower's repayment from a code of another session", async () => {
  const paymentWay = await wayAfter('repayUrl');
  const { actor, asked } = openScreen(repaymentCodeMachine, {
    route: 'repaymentOfCode',
    search: 'showType=1&sessionId=s2',
    stores: { paymentWay },
  });
  actor.send({ type: 'back.chosen' });
  expect(asked).toEqual([{ type: 'bridge.called', request: { action: 'closeWebView' } }]);
});

test('closes the WebView on back from a code that the shell opened directly', () => {
  const { actor, asked } = openScreen(repaymentCodeMachine, code);
  actor.send({ type: 'back.chosen' });
  expect(asked).toEqual([{ type: 'bridge.called', request: { action: 'closeWebView' } }]);
});
