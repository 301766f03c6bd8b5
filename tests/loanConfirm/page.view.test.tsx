import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, createEmptyActor, fromPromise } from 'xstate';
import { loanConfirmMachine } from '../../machines/loanConfirm/machine.ts';
import type { LoanKey } from '../../services/loanConfirm/actors.ts';
import type { Confirmation } from '../../services/loanConfirm/schema.ts';
import '../../views/styles/all.css';
import { LoanConfirm } from '../../views/loanConfirm/LoanConfirm.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { confirmation } from '../models/fixtures/confirmation.ts';
import { environment } from '../models/fixtures/environment.ts';

const actors = {
  loadConfirmation: fromPromise<Confirmation, LoanKey>(async () => confirmation()),
  loadAgreements: fromPromise<{ title: string }[], LoanKey>(async () => []),
};

test('says in English what a loan costs, when it is paid back and what the button does', async () => {
  await loadWording('en', ['common', 'loanConfirm']);
  const actor = createActor(loanConfirmMachine.provide({ actors }), {
    input: { app: createEmptyActor(), route: 'confirmOfPeriod', search: 'productId=p1', environment },
  }).start();
  render(<LoanConfirm actor={actor} />);
  await screen.findByRole('button', { name: /₱/ });
  const lines = document.body.innerText.split('\n').filter((line) => line.trim() !== '');
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "Confirm your loan
    P
    PeraLoan Classic
    What this loan costs
    Loan amount
    ₱8,000.00
    Term: 120 days
    Fee taken off first
    − ₱240.00
    You receive
    ₱7,760.00
    Interest and charges
    ₱1,248.00
    Total to repay
    ₱9,248.00
    Interest rate
    3.9% a month
    Yearly rate
    46.8% a year
    First due date
    Mar 2, 2026
    First period
    60 days
    Payment plan
    1st payment
    Principal and interest
    ₱4,624.00
    Mar 2, 2026
    2nd payment
    Principal and interest
    ₱4,624.00
    May 2, 2026
    Details
    You receive
    ₱7,760.00
    I have read and agree to the agreements
    Get my money · ₱8,000.00"
  `);
});
