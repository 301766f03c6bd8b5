import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { orderDetailsMachine } from '../../machines/orderDetails/machine.ts';
import { toasterMachine } from '../../machines/root/toaster.ts';
import { OrderFacts } from '../../views/orderDetails/OrderFacts.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { environment } from '../models/fixtures/environment.ts';
import { order } from '../models/fixtures/order.ts';

await loadWording('spec', ['common', 'orderDetails']);

const wordsOf = async (orderId: string, changes: Parameters<typeof order>[0]) => {
  const actor = createActor(
    orderDetailsMachine.provide({ actors: { loadOrder: fromPromise(async () => order(changes)) } }),
    {
      input: {
        app: createActor(toasterMachine).start() as never,
        route: 'loanDetailUrl',
        search: `productId=p1&orderId=${orderId}`,
        environment,
      },
    },
  ).start();
  render(<OrderFacts actor={actor} />);
  await screen.findByText('PeraLoan Classic');
  return screen
    .getAllByText(() => true, { selector: 'span, dt, dd, button' })
    .filter((element) => element.checkVisibility())
    .map((element) => element.textContent.trim());
};

const rows = (...named: [text: string, value: string][]) => ({
  userOrderDetail: named.map(([text, value]) => ({ text, value })),
});

test('shows every row of the backend with a value, however many there are', async () => {
  const words = await wordsOf(
    'o1',
    rows(
      ['Borrower', 'Ana'],
      ['Amount', '₱1'],
      ['Term', '91 days'],
      ['Fee', ''],
      ['Total', '₱2'],
      ['Due', 'Dec 1'],
    ),
  );
  expect(words).toEqual(
    expect.arrayContaining([
      'Borrower',
      'Ana',
      'Amount',
      '₱1',
      'Term',
      '91 days',
      'Total',
      '₱2',
      'Due',
      'Dec 1',
    ]),
  );
  expect(words).not.toContain('Fee');
});

test.each(['Order No.', 'ORDER ID', 'Order number', 'Order #', 'Order', 'Loan no.', 'Numero ng order'])(
  "copies the backend's own row of the order number, '%s'",
  async (label) => {
    const words = await wordsOf('o1', rows(['Borrower', 'Ana'], [label, 'o1']));
    expect(words).toContain(label);
    expect(words.filter((word) => word === 'o1')).toHaveLength(1);
    screen.getByRole('button', { name: 'Copy order number o1' });
  },
);

test.each(['Order net amount', 'Order name', 'Order notes', 'Purpose of order', 'Loan number of payments'])(
  "copies the order's own number, not the row '%s'",
  async (label) => {
    expect(await wordsOf('o1', rows([label, '₱4,750.00']))).toContain(label);
    screen.getByRole('button', { name: 'Copy order number o1' });
  },
);

test("keeps a row whose value happens to equal the order's number", async () => {
  const words = await wordsOf('91', rows(['Term (days)', '91'], ['Order amount', '91']));
  expect(words).toEqual(expect.arrayContaining(['Order number', 'Term (days)', 'Order amount']));
});

test.each([
  ['has one part', [false], 'Payment plan: 0 of 1 paid'],
  ['says nothing of them', [undefined, undefined], '|Repayment plan|'],
  ['names the unpaid ones', [undefined, false], 'Payment plan: 0 of 2 paid'],
  ['names the paid ones', [true, undefined], 'Payment plan: 1 of 2 paid'],
])('counts the paid parts of a plan that %s', async (_, paid, label) => {
  const repayPlan = paid.map((one, place) => ({
    title: `Part ${place}`,
    remark: '',
    amount: 100,
    time: '',
    paid: one,
  }));
  expect((await wordsOf('o1', { repayPlan })).join('|')).toContain(label);
});

test('draws no plan when there is none', async () => {
  expect((await wordsOf('o1', {})).join()).not.toMatch(/plan/i);
});
