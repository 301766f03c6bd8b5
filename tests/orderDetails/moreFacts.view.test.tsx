import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { orderDetailsMachine } from '../../machines/orderDetails/machine.ts';
import { toasterMachine } from '../../machines/root/toaster.ts';
import { MoreFacts } from '../../views/orderDetails/MoreFacts.tsx';
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

afterEach(cleanup);

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
    expect(screen.queryByRole('button', { name: 'My payment does not show' }) !== null).toBe(isHelpful);
    expect(screen.queryByRole('button', { name: 'Copy statement' }) !== null).toBe(hasStatement);
  },
);
