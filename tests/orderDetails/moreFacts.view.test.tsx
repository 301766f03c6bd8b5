import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { orderDetailsMachine } from '../../machines/orderDetails/machine.ts';
import { toasterMachine } from '../../machines/root/toaster.ts';
import { MoreFacts } from '../../views/orderDetails/BelowOrder.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { environment } from '../models/fixtures/environment.ts';
import { order } from '../models/fixtures/order.ts';
import { patience } from '../patience.ts';

await loadWording('spec', ['common', 'orderDetails', 'orderLater']);

const received = {
  amount: 100_000,
  time: '2026-11-25',
  channel: 'GCash',
  reference: 'R1',
  code: '',
};

const draw = async (facts: Parameters<typeof order>[0]) => {
  const app = createActor(toasterMachine).start() as never;
  const actor = createActor(
    orderDetailsMachine.provide({ actors: { loadOrder: fromPromise(async () => order(facts)) } }),
    { input: { app, route: 'loanDetailUrl', search: 'productId=p1&orderId=o1', environment } },
  ).start();
  await waitFor(actor, (seen) => seen.matches('shown'), patience);
  render(<MoreFacts actor={actor} />);
};

test('says that payments which cannot be read are not known, and nothing of those that are not sent', async () => {
  await draw({ payments: 'unknown' });
  expect(screen.getByText('Payments received').parentElement?.textContent).toContain('Not known');
  cleanup();
  await draw({ payments: undefined });
  expect(screen.queryByText('Payments received')).toBeNull();
});

test.each([
  ['21', false, false],
  ['151', false, true],
  ['110', false, false],
  ['170', true, true],
  ['174', true, true],
  ['180', true, true],
  ['200', true, true],
  ['999', true, true],
])(
  'offers for the status %s help with a missing payment: %s, a statement: %s',
  async (orderStatus, isHelpful, hasStatement) => {
    await draw({ orderStatus, payments: [received] });
    expect(screen.queryByRole('link', { name: 'My payment does not show' }) !== null).toBe(isHelpful);
    expect(screen.queryByRole('button', { name: 'Copy statement' }) !== null).toBe(hasStatement);
  },
);

const linksBy = (label: string) => screen.queryByRole('link', { name: label })?.getAttribute('href') ?? '';
const facts = () => {
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  return Object.fromEntries(
    screen.getAllByRole('term').map(({ textContent }, place) => [textContent, values[place]]),
  );
};
const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('says what the payment comes to a day late, and gives a reminder of its day before it', async () => {
  const repayDate = daysFromNow(3);
  await draw({ repayDate, productName: 'Loan, one; two' });
  expect(facts()).toMatchObject({ 'If you pay today': '₱9,248.00', 'If you pay one day late': '₱10,710.40' });
  const calendar = decodeURIComponent(linksBy('Remind me of the due day'));
  expect(calendar).toMatch(/^data:text\/calendar/);
  expect(calendar).toContain(`DTSTART;VALUE=DATE:${repayDate.replaceAll('-', '')}\r\n`);
  expect(calendar.replaceAll('\r\n ', '')).toContain('₱9\\,248.00 · Loan\\, one\\; two\r\n');
});

test('does not say what an overdue loan comes to tomorrow by a payment that is not late', async () => {
  await draw({ repayDate: daysFromNow(20), orderStatus: '180' });
  expect(screen.queryByText('If you pay tomorrow')).toBeNull();
});

test('gives no reminder of a day that is over or unknown, and no sums that are not known', async () => {
  await draw({ repayDate: daysFromNow(-3), orderStatus: '180' });
  expect(facts()).toMatchObject({ 'If you pay tomorrow': '₱9,710.40' });
  expect(linksBy('Remind me of the due day')).toBe('');
  cleanup();
  await draw({ repayDate: '', repayAmount: undefined });
  expect(screen.queryByText('If you pay today')).toBeNull();
  expect(linksBy('Remind me of the due day')).toBe('');
});

test('offers the proof of a settled order as a picture, and of no other', async () => {
  await draw({ orderStatus: '200' });
  expect(linksBy('Save proof as picture')).toMatch(/^data:image\/png;base64,/);
  cleanup();
  await draw({ orderStatus: '174' });
  expect(linksBy('Save proof as picture')).toBe('');
});
