import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { orderDetailsMachine } from '../../machines/orderDetails/machine.ts';
import { toasterMachine } from '../../machines/root/toaster.ts';
import { Toasts } from '../../views/app/Toasts.tsx';
import { OrderDetails } from '../../views/orderDetails/OrderDetails.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { environment } from '../models/fixtures/environment.ts';
import { order } from '../models/fixtures/order.ts';

const { drawn, counts } = vi.hoisted(() => {
  const times = { status: 0, rows: 0, bar: 0 };
  const counting = (name: keyof typeof times) => () => {
    times[name] += 1;
    return null;
  };
  return { drawn: times, counts: counting };
});
vi.mock('../../views/parts/StatusRow.tsx', () => ({ StatusRow: counts('status') }));
vi.mock('../../views/parts/Rows.tsx', () => ({ Rows: counts('rows') }));
vi.mock('../../views/orderDetails/OrderActions.tsx', () => ({ OrderActions: counts('bar') }));

await loadWording('spec', ['common', 'orderDetails']);

test('redraws nothing else for a dialog, a toast or a refresh without changes', async () => {
  const toaster = createActor(toasterMachine).start();
  const seen = order({ cardNeedPop: true, KindTipsMsg: 'Pay only here' });
  const actor = createActor(
    orderDetailsMachine.provide({ actors: { loadOrder: fromPromise(async () => seen) } }),
    {
      input: {
        app: toaster as never,
        route: 'loanDetailUrl',
        search: 'productId=p1&orderId=o1',
        environment,
      },
    },
  ).start();
  render(
    <>
      <OrderDetails actor={actor} />
      <Toasts actor={toaster} />
    </>,
  );
  await screen.findByRole('dialog', { name: 'Bind your bank card' });
  const before = { ...drawn };
  expect(before).toEqual({ status: 1, rows: 3, bar: 1 });
  act(() => actor.send({ type: 'dialog.closed' }));
  screen.getByRole('dialog', { name: 'Kind tips' });
  act(() => actor.send({ type: 'dialog.closed' }));
  await act(async () => actor.send({ type: 'screen.returned' }));
  act(() => toaster.send({ type: 'toast.requested', message: { text: 'Hello' } }));
  screen.getByText('Hello');
  expect(drawn).toEqual(before);
});
