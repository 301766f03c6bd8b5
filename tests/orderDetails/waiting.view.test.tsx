import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { orderDetailsMachine } from '../../machines/orderDetails/machine.ts';
import { storedCodeMachine } from '../../machines/payment/storedCode.ts';
import type { CodeInquiry, LiveCode } from '../../services/repay/liveCode.ts';
import { OrderDetails } from '../../views/orderDetails/OrderDetails.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { holdCalls, openScreen } from '../doubles/lender.ts';
import { memoryStorage } from '../doubles/storage.ts';
import { order, orderOnWire } from '../models/fixtures/order.ts';
import { lastingCode, ownSearch, wayWith } from '../models/fixtures/repayment.ts';
import { patience } from '../patience.ts';

await loadWording('en', ['common', 'orderDetails', 'orderLater', 'repay']);
beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
});

const said = 'Message from the company';

test.each([
  ['its sentence', { noticeDesText: 'We check with GCash twice a day.' }, 'We check with GCash twice a day.'],
  ['its headline', { noticeStatusText: 'Being checked', noticeDesText: '' }, 'Being checked'],
  ['nothing', { noticeStatusText: '', noticeDesText: '' }, undefined],
])('shows what the company says while a reported payment is awaited: %s', async (_, changes, message) => {
  const calls = holdCalls();
  const { actor, leave } = openScreen(orderDetailsMachine, {
    route: 'loanDetailUrl',
    search: `productId=p1&orderId=o1&${ownSearch}`,
    stores: { paymentWay: wayWith({}, { ...lastingCode, saidPaid: true }) },
  });
  await calls[0]?.answer(orderOnWire(order(changes)));
  render(<OrderDetails actor={actor} />);
  const title = 'Waiting for your 7-Eleven payment';
  await waitFor(() => expect(document.body.textContent).toContain(title), patience);
  await waitFor(() => screen.getByText('More about this loan'), patience);
  expect(screen.getAllByRole('link', { name: 'My payment does not show' })).toHaveLength(1);
  expect(screen.queryByText(said)?.parentElement?.textContent).toBe(message && `${said}${message}`);
  leave();
});

test('keeps the card of a reported payment after its code has expired, without the code', async () => {
  const calls = holdCalls();
  const { actor, asked, leave } = openScreen(orderDetailsMachine, {
    route: 'loanDetailUrl',
    search: `productId=p1&orderId=o1&${ownSearch}`,
    stores: { paymentWay: wayWith({}, { ...lastingCode, expiresAt: '2024-11-24 14:30', saidPaid: true }) },
  });
  await calls[0]?.answer(orderOnWire(order()));
  render(<OrderDetails actor={actor} />);
  const title = 'Waiting for your 7-Eleven payment';
  await waitFor(() => expect(document.body.textContent).toContain(title), patience);
  const actions = () => ['button', 'link'].flatMap((role) => screen.queryAllByRole(role));
  const named = (name: string) => actions().filter(({ textContent }) => textContent === name);
  for (const hidden of ['Repay', 'Extend', 'Show my code']) expect(named(hidden)).toEqual([]);
  expect(screen.queryByText('Pay before')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'I have not paid' }));
  expect(asked).toContainEqual(expect.objectContaining({ to: 'repayUrl' }));
  leave();
});

test('offers no payment while a stored code is being looked for, for 3 s at most', async () => {
  const findLiveCode = fromPromise<LiveCode | undefined, CodeInquiry>(() => new Promise(() => undefined));
  const storedCode = storedCodeMachine.provide({ actors: { findLiveCode } });
  const calls = holdCalls();
  const { actor, clock, leave } = openScreen(orderDetailsMachine.provide({ actors: { storedCode } }), {
    route: 'loanDetailUrl',
    search: `productId=p1&orderId=o1&${ownSearch}`,
    stored: { texts: { repaymentInfo: '{"code":{}}' } },
  });
  await calls[0]?.answer(orderOnWire(order()));
  render(<OrderDetails actor={actor} />);
  const repay = () => screen.queryByRole('link', { name: 'Repay' });
  await waitFor(() => expect(actor.getSnapshot().matches('shown')).toBe(true), patience);
  screen.getByText('Loading…');
  expect(repay()).toBeNull();
  clock.increment(3000);
  await waitFor(() => expect(repay()).not.toBeNull(), patience);
  leave();
});
