import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createEmptyActor } from 'xstate';
import { repaymentCodeMachine } from '../../machines/repaymentCode/machine.ts';
import type { PaymentWay } from '../../services/repay/paymentWay.ts';
import { HowToPay } from '../../views/repaymentCode/HowToPay.tsx';
import { ContractNumber } from '../../views/repaymentCode/PaymentNotices.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { startUnderRoot } from '../doubles/root.ts';
import { environment } from '../models/fixtures/environment.ts';
import { madeCode, ownSearch, wayWith } from '../models/fixtures/repayment.ts';

const everyFact = `How to pay with 7-Eleven
Go to a shop
Show it
See the steps in pictures
Biller
BayadPartner
Arrives
within 15 minutes
Pay before
Nov 24, 2026, 2:30 PM
What happens next
Your payment reaches us: within 15 minutes.
Come back here to see that it arrived.
My payment does not show`;

const noFact = `See the steps in pictures
What happens next
Your payment reaches us as soon as it is posted.
Come back here to see that it arrived.`;

const rules = `Before you pay
Pay exactly this amount.
Make one payment per code.
Pay only in the ways shown here.
We never ask for your OTP.`;

const openPage = (route: 'repaymentOfCode' | 'repaymentOfCode2', way: PaymentWay | undefined) =>
  startUnderRoot(repaymentCodeMachine, {
    app: createEmptyActor(),
    route,
    search: `${ownSearch}&showType=1&payCode=${madeCode.payCode}`,
    environment,
    ...(way && { stores: { paymentWay: way } }),
  }).subject;

test.each([
  ['every fact', madeCode, ['Go to a shop', 'Show it'], everyFact],
  ['no fact', undefined, [], noFact],
] as const)('says how to pay with %s', async (_, code, steps, said) => {
  await loadWording('en', ['common', 'repay']);
  const subject = openPage('repaymentOfCode', code && wayWith({}, code));
  render(<HowToPay actor={subject} steps={steps} />);
  const lines = screen
    .getAllByText(() => true, { selector: 'h2, li, dt, dd, a, button' })
    .map((line) => line.textContent);
  expect(lines.join('\n')).toBe(`${said}\n${rules}`);
});

test.each(['', 'BayadPartner'])(
  'names the biller %j above the number of page 2, if it has a name',
  async (biller) => {
    await loadWording('en', ['common', 'repay']);
    const way = wayWith(
      { defDetail: { title: '', logo: '', payCode: '', payNotice: [] } },
      { ...madeCode, biller },
    );
    render(<ContractNumber actor={openPage('repaymentOfCode2', way)} />);
    expect(screen.queryAllByRole('heading').map((heading) => heading.textContent)).toEqual(
      biller ? [biller] : [],
    );
  },
);
