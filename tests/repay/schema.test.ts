import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { extensionCostOf } from '../../services/repay/extension.ts';
import { instalmentSchema, repaymentInfoSchema } from '../../services/repay/schema.ts';

const read = (changes: object) => v.parse(repaymentInfoSchema, { repayAmount: '892480', ...changes });

describe('optional repayment data', () => {
  test.each([
    '',
    null,
    undefined,
    {},
    [],
    { title: '', delayAmount: '' },
    { title: 'Extend', delayAmount: null },
  ])('treats an extension of %j as absent', (delayInfo) => {
    expect(read({ delayInfo }).delayInfo).toBeUndefined();
  });

  test.each(['', null, undefined, 'box'])('treats a default-payment box of %j as absent', (defDetail) => {
    expect(read({ defDetail }).defDetail).toBeUndefined();
  });

  test.each([{}, [], { title: '', logo: '', payCode: '', payNotice: '' }])(
    'reads a default-payment box of %j as one without a code',
    (defDetail) => {
      expect(read({ defDetail }).defDetail).toMatchObject({ payCode: '', payNotice: [] });
    },
  );
});

test('rejects an extension with an unreadable amount, because another sum would be paid', () => {
  const parsed = v.safeParse(repaymentInfoSchema, {
    repayAmount: 1,
    delayInfo: { title: 'Extend', delayAmount: '2,647' },
  });
  expect(parsed.success).toBe(false);
});

test.each([0, false, 'none', { title: 'Extend', delayAmount: '2,647' }])(
  'reads an instalment whatever its extension is (%j)',
  (delayInfo) => {
    expect(v.parse(instalmentSchema, { repayAmount: 1, delayInfo })).toMatchObject({
      repayAmount: 1,
      delayInfo: undefined,
    });
  },
);

test.each([
  ['what its payments exceed the debt by', '1680', 1_000_000, 109_200],
  ['unknown if a payment of the plan cannot be read', '1,680.00', 1_000_000, undefined],
  ['not named if it is nothing', '1680', 890_800, undefined],
])('the cost of an extension is %s', (_, now, later, cost) => {
  const repayPlan = [
    { title: 'Now', amount: now },
    { title: 'Later', amount: later },
  ];
  expect(extensionCostOf(read({ repayPlan }))).toBe(cost);
});
