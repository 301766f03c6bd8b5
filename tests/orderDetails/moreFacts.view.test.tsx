import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { orderDetailsMachine } from '../../machines/orderDetails/machine.ts';
import { toasterMachine } from '../../machines/root/toaster.ts';
import { MoreFacts } from '../../views/orderDetails/MoreFacts.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { environment } from '../models/fixtures/environment.ts';
import { order } from '../models/fixtures/order.ts';

await loadWording('spec', ['common', 'orderDetails', 'orderLater']);

test.each([
  ['21', false],
  ['151', false],
  ['110', false],
  ['170', true],
  ['174', true],
  ['180', true],
  ['200', true],
])('offers help with a missing payment for the status %s: %s', async (orderStatus, isOffered) => {
  const app = createActor(toasterMachine).start() as never;
  const actor = createActor(
    orderDetailsMachine.provide({ actors: { loadOrder: fromPromise(async () => order({ orderStatus })) } }),
    {
      input: { app, route: 'loanDetailUrl', search: 'productId=p1&orderId=o1', environment },
    },
  ).start();
  render(<MoreFacts actor={actor} />);
  await screen.findByRole('button', { name: 'Copy statement' });
  expect(screen.queryByRole('button', { name: 'My payment does not show' }) !== null).toBe(isOffered);
});
