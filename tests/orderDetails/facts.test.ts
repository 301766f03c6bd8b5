import { expect, test } from 'vitest';
import { statusRule } from '../../machines/orderDetails/status.ts';

test.each(['constructor', '__proto__', 'toString', '999', ''])(
  'a status that nobody knows, %o, shows no action',
  (status) => {
    expect(statusRule(status)).toEqual({ tone: 'gold', action: 'none', hasLoan: true, steps: [] });
  },
);

test.each([
  ['21', false],
  ['151', true],
  ['110', false],
  ['170', true],
  ['174', true],
  ['180', true],
  ['200', true],
])('whether a loan was agreed to is told by the row of the status: %s, %s', (status, hasLoan) => {
  expect(statusRule(status).hasLoan).toBe(hasLoan);
});
