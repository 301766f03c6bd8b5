import { render, screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { orderDetailsMachine } from '../../machines/orderDetails/machine.ts';
import { OrderDetails } from '../../views/orderDetails/OrderDetails.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { holdCalls, openScreen } from '../doubles/lender.ts';
import { memoryStorage } from '../doubles/storage.ts';
import { order, orderOnWire } from '../models/fixtures/order.ts';
import { madeCode, ownSearch, wayWith } from '../models/fixtures/repayment.ts';
import { patience } from '../patience.ts';

await loadWording('en', ['common', 'orderDetails', 'orderLater', 'repay']);

const minute = 60_000;
const midnight = Date.parse('2026-11-24T00:00:00+08:00');

beforeEach(() => {
  vi.useFakeTimers({ now: midnight - minute, toFake: ['Date', 'performance'] });
  vi.stubGlobal('localStorage', memoryStorage());
});

const ofMorning = '2026-11-24 06:00';
const ofMidnight = '2026-11-24 00:00';
const code = { ...madeCode, madeAt: midnight - 10 * minute };

test.each([
  {
    name: 'a payment becomes due now, beside a code that lasts',
    day: '2026-12-01',
    kept: { ...code, expiresAt: ofMorning },
    before: ['Next payment', '8 days left', 'Show my code primary', 'Repay secondary'],
    after: ['To pay now', '7 days left', 'Show my code primary', 'Repay secondary'],
  },
  {
    name: 'a payment becomes late, and the code expires',
    day: '2026-11-23',
    kept: { ...code, expiresAt: ofMidnight },
    before: ['To pay now', 'due today', 'Show my code primary', 'Repay secondary'],
    after: ['To pay now', '1 day overdue', 'Repay primary'],
  },
  {
    name: 'the code expires long before the payment is due',
    day: '2026-12-24',
    kept: { ...code, expiresAt: ofMidnight },
    before: ['Next payment', '31 days left', 'Show my code primary', 'Repay secondary'],
    after: ['Next payment', '30 days left', 'Repay secondary'],
  },
  {
    name: 'a code whose payment was reported expires',
    day: '2026-11-23',
    kept: { ...code, expiresAt: ofMidnight, saidPaid: true },
    before: ['Waiting for your 7-Eleven payment', 'Show my code plain'],
    after: ['Waiting for your 7-Eleven payment'],
  },
])('at midnight: $name', async ({ day, kept, before, after }) => {
  const calls = holdCalls();
  const { actor, clock, leave } = openScreen(orderDetailsMachine, {
    route: 'loanDetailUrl',
    search: `productId=p1&orderId=o1&${ownSearch}`,
    stores: { paymentWay: wayWith({}, kept) },
  });
  await calls[0]?.answer(orderOnWire(order({ repayDate: day })));
  render(<OrderDetails actor={actor} />);
  const words =
    /^(To pay now|Next payment|Waiting for .*|\d+ days? (left|overdue)|due today|Repay|Show my code)$/;
  const said = () =>
    screen
      .queryAllByText(words)
      .map((part) => [part.textContent, /button-(\w+)/.exec(part.className)?.[1]].filter(Boolean).join(' '));
  await waitFor(() => expect(said()).toEqual(before), patience);
  vi.advanceTimersByTime(minute + 1);
  act(() => {
    clock.increment(minute + 1);
    actor.send({ type: 'day.changed' });
  });
  await waitFor(() => expect(said()).toEqual(after), patience);
  leave();
});
