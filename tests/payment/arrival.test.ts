import { expect, test } from 'vitest';
import { arrivalOf } from '../../machines/payment/liveCode.ts';
import { testModel } from '../../packages/kit/vitest.ts';
import { model } from './arrival.model.ts';

testModel(model);

test.each([
  [0, false, 'arrived'],
  [100, false, 'partly'],
  [892_480, false, 'waiting'],
  [900_000, false, 'waiting'],
  [undefined, false, 'waiting'],
  [0, true, 'waiting'],
] as const)('when %s centavos are due after a payment (extension: %s): %s', (amount, isDelay, arrival) => {
  const expected = { amount: 892_480, isDelay, day: '2026-12-01' };
  expect(arrivalOf(expected, { amount, day: '', isSettled: false })).toBe(arrival);
});

test('does not count a payment without a sum as arrived when nothing is due', () => {
  const expected = { amount: 0, isDelay: false, day: '' };
  expect(arrivalOf(expected, { amount: 0, day: '', isSettled: false })).toBe('waiting');
});
