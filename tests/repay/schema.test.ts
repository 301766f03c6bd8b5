import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import {
  channelFault,
  extensionCostOf,
  hasWay,
  isDue,
  otherPurposeOf,
  paymentAfter,
} from '../../services/repay/facts.ts';
import { instalmentSchema, repaymentInfoSchema } from '../../services/repay/schema.ts';
import { madeCode } from '../models/fixtures/repayment.ts';

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
  ['what its payments exceed the debt by', ['1680', 1_000_000], 109_200],
  ['the same with a plan that leaves out its own payment', [1_000_000], 109_200],
  ['unknown beside a plan of other payments', [892_480, 1_000_000], undefined],
  ['unknown if a payment of the plan cannot be read', ['1,680.00', 1_000_000], undefined],
  ['unknown without a payment that follows', ['1680'], undefined],
  ['not named if it is nothing', ['1680', 890_800], undefined],
])('the cost of an extension is %s', (_, amounts, cost) => {
  const repayPlan = amounts.map((amount) => ({ title: 'Payment', amount }));
  expect(extensionCostOf(read({ repayPlan, delayInfo: { delayAmount: 1680 } }), undefined)).toBe(cost);
});

describe('a channel', () => {
  const channelsIn = (...repayList: object[]) => read({ repayList }).repayList;

  test.each(['', ' ', '\u200b', 'null', null])('is not offered with the number %j', (channel_number) => {
    expect(channelsIn({ name: 'GCash', channel_number })).toEqual([]);
  });

  test('is named by its number when it has no name', () => {
    expect(channelsIn({ channel_number: ' 90006 ' })).toMatchObject([
      { name: '90006', channel_number: ' 90006 ' },
    ]);
  });

  test.each([
    ['no channel', [], false],
    ['a channel', [{ channel_number: '1' }], true],
    ['a channel that does not take the sum', [{ channel_number: '1', maximum: 100 }], false],
    ['one of two', [{ channel_number: '1', minimum: 900_000 }, { channel_number: '2' }], true],
  ])('beside no default code, there is a way to pay with %s: %o', (_, repayList, isThere) => {
    expect(hasWay(read({ repayList }))).toBe(isThere);
    expect(hasWay(read({ repayList, defDetail: { payCode: '4242' } }))).toBe(true);
  });

  test.each([
    [{ minimum: 0, maximum: 0 }, undefined],
    [{ minimum: 892_481 }, 'belowMinimum'],
    [{ maximum: '892479' }, 'aboveMaximum'],
    [{ minimum: 892_480, maximum: 892_480 }, undefined],
  ])('with the limits %j has the fault %s', (limits, fault) => {
    const [channel] = channelsIn({ name: 'GCash', channel_number: '1', ...limits });
    expect(channel && channelFault(channel, 892_480)).toBe(fault);
  });
});

test.each<[string, [number, string][], { amount: number; time: string } | undefined]>([
  [
    'the later one, whatever the order of the rows',
    [
      [200_000, '2027-03-28'],
      [200_000, '2026-11-30'],
    ],
    { amount: 200_000, time: '2027-03-28' },
  ],
  [
    'the first, where all of the same sum are later',
    [
      [200_000, '2027-01-30'],
      [200_000, '2027-02-28'],
    ],
    { amount: 200_000, time: '2027-01-30' },
  ],
  [
    'the one after its own with a fee',
    [
      [201_500, '2026-11-30'],
      [600_000, '2027-01-30'],
    ],
    { amount: 600_000, time: '2027-01-30' },
  ],
  [
    'not known beside another sum for today',
    [
      [300_000, '2026-11-30'],
      [600_000, '2027-01-30'],
    ],
    undefined,
  ],
  [
    'the one of the new day after its own of an earlier one',
    [
      [200_000, '2026-12-03'],
      [600_000, '2027-01-30'],
    ],
    { amount: 600_000, time: '2027-01-30' },
  ],
  [
    'not known if no payment is of the new day',
    [
      [200_000, '2026-12-03'],
      [600_000, '2027-02-28'],
    ],
    undefined,
  ],
])('the payment after an extension is %s', (_, rows, after) => {
  const info = read({
    repayDate: '2027-01-30',
    repayPlan: rows.map(([amount, time]) => ({ title: 'Payment', amount, time })),
    repayList: [{ channel_number: '1', fee: 1500 }],
    delayInfo: { title: 'Extend', delayAmount: 200_000 },
  });
  const now = Date.parse('2026-11-30T12:00:00+08:00');
  expect(paymentAfter(info, now)).toEqual(after);
  // The plan stands below the hero.
  expect(isDue(info, now)).toBe(true);
});

const delayInfo = { title: '', delayAmount: 264_700 };
test.each([
  ['less than what is asked', { amount: 892_479 }, {}, 'otherAmount'],
  ['what is asked', { amount: 892_480 }, {}, undefined],
  ['a sum that is not known', { amount: undefined }, {}, undefined],
  ['a sum, where nothing is asked', { amount: 1 }, { repayAmount: 0 }, undefined],
  ['a sum, where it is not known what is asked', { amount: 1 }, { repayAmount: undefined }, undefined],
  ['an extension, where an instalment is asked', { amount: 264_700, isDelay: true }, {}, 'extends'],
  ['an instalment, where an extension is asked', { amount: 892_480 }, { delayInfo }, 'pays'],
  ['another price of the extension', { amount: 892_480, isDelay: true }, { delayInfo }, 'otherAmount'],
])('says what a kept code is for, if that is not what is asked: %s', (_, code, changes, purpose) => {
  const isDelay = 'delayInfo' in changes;
  const info = read(changes);
  expect(otherPurposeOf({ ...madeCode, ...code }, info, isDelay)).toBe(purpose);
});
