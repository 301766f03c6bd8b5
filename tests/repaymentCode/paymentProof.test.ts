import { expect, test } from 'vitest';
import type { CodePage } from '../../machines/payment/codePage.ts';
import { paymentProof } from '../../views/repaymentCode/CodeOver.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { madeCode } from '../models/fixtures/repayment.ts';

await loadWording('en', ['common', 'repay', 'customerService']);

const page: CodePage = {
  info: { amount: 892_480, defDetail: undefined, code: madeCode },
  due: undefined,
  order: madeCode.order,
  isReturn: true,
  market: false,
  lender: { companyName: 'PeraLoan Lending Inc.', secNumber: 'CS0001', caNumber: '42' },
  found: undefined,
  arrivedAt: Date.parse('2026-11-24T16:30:00Z'),
  paymentProblem: '2',
};

test('names company, registration, product, order, sum, channel, code and the day in Manila in the proof of a payment', () => {
  expect(paymentProof(page).split('\n')).toEqual([
    'PeraLoan Lending Inc.',
    'SEC Registration No.\u00a0CS0001',
    'Certificate of Authority No.\u00a042',
    'PeraLoan Classic',
    'Order: o1',
    'We received: ₱8,924.80',
    'Paid with: 7-Eleven',
    'Code: 0317010000004242',
    'Confirmed on Nov 25, 2026',
  ]);
});

test('leaves unknown values out of the proof of a payment', () => {
  const unknown = {
    ...page,
    info: undefined,
    order: undefined,
    arrivedAt: undefined,
    lender: { companyName: '', secNumber: '', caNumber: '' },
  };
  expect(paymentProof(unknown)).toBe('Your payment arrived');
});
