import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, createEmptyActor, fromPromise } from 'xstate';
import { oldRepaymentMachine } from '../../machines/oldRepayment/machine.ts';
import type { WayToRepay } from '../../services/oldRepayment/schema.ts';
import { ChooseCard } from '../../views/oldRepayment/ChooseCard.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { environment } from '../models/fixtures/environment.ts';
import { wayOf } from '../models/fixtures/oldRepayment.ts';

test('says that there is no card to choose, and that none is needed', async () => {
  await loadWording('en', ['common', 'oldRepayment']);
  const loadWayToRepay = fromPromise<WayToRepay, { orderId: string }>(async () => wayOf({ bankList: [] }));
  const actor = createActor(oldRepaymentMachine.provide({ actors: { loadWayToRepay } }), {
    input: { app: createEmptyActor(), route: 'ynRepayChoose', search: 'orderId=o1', environment },
  }).start();
  render(<ChooseCard actor={actor} />);
  await screen.findByText('We have no bank card to show');
  screen.getByText('You can repay without one.');
  screen.getByRole('button', { name: 'Continue without a card' });
  expect(screen.queryByRole('radiogroup')).toBeNull();
});
