import { describe, expect, test } from 'vitest';
import { arrivalOf } from '../../services/order/arrival.ts';
import { type Expected, seenIn } from '../../services/order/proof.ts';
import type { Order } from '../../services/orderDetails/schema.ts';
import { order } from '../models/fixtures/order.ts';

const madeAt = Date.parse('2026-11-24T14:00:00+08:00');
const part = { title: '1', remark: '', amount: 200_000, time: '2026-12-01', paid: false };
const earlier = { amount: 100_000, time: '2026-11-03', channel: 'GCash', reference: 'R1', code: '' };
const own = { ...earlier, amount: 200_000, time: '2026-11-24T14:05:00+08:00', reference: 'R2', code: '42' };

const before = seenIn(
  'order',
  order({ repayAmount: 800_000, repayPlan: [part], payments: [earlier] }),
  madeAt,
);
const expected: Expected = {
  amount: 200_000,
  payCode: '42',
  reference: '',
  madeAt,
  then: [before.sighting],
};
const foundIn = (changes: Parameters<typeof order>[0], sent = expected) =>
  arrivalOf(
    sent,
    seenIn(
      'order',
      order({ repayAmount: 800_000, repayPlan: [part], payments: [earlier], ...changes }),
      madeAt,
    ),
  );

describe('a payment arrived', () => {
  test.each(['', '205', '999', '21', '151', '110', '170', '174', '180'])(
    'is not proven by the status %j',
    (orderStatus) => {
      expect(foundIn({ orderStatus })).toEqual({ is: 'waiting' });
    },
  );

  test('is proven by a settled order', () => {
    expect(foundIn({ orderStatus: '200' })).toMatchObject({ is: 'arrived', rest: 0 });
  });

  test('is proven by a new payment, whole, less or more, alone or with others', () => {
    const withPayments = (...payments: (typeof own)[]) => foundIn({ payments: [...payments, earlier] });
    expect(withPayments(own)).toEqual({ is: 'arrived', received: 200_000, rest: 800_000 });
    expect(withPayments({ ...own, amount: 50_000 })).toEqual({
      is: 'partly',
      received: 50_000,
      rest: 800_000,
    });
    expect(withPayments({ ...own, amount: 250_000 })).toMatchObject({ is: 'arrived', received: 250_000 });
    expect(withPayments({ ...own, amount: 150_000 }, { ...own, amount: 50_000 })).toMatchObject({
      is: 'arrived',
      received: 200_000,
    });
    expect(foundIn({ payments: [earlier, earlier] })).toEqual({ is: 'waiting' });
  });

  const today = { ...earlier, amount: 200_000, time: '2026-11-24T09:12:00+08:00', reference: '' };
  const listed = (...payments: (typeof own)[]) => seenIn('order', order({ payments }), madeAt);
  const since = (known: (typeof own)[], ...payments: (typeof own)[]) =>
    arrivalOf({ ...expected, then: [listed(...known).sighting] }, listed(...payments));

  test.each([
    { reference: 'GC-81' },
    { time: '2026-11-25T08:00:00+08:00' },
    { time: '2026-11-24' },
    { time: '' },
    { channel: 'GCASH' },
    { time: '', reference: 'GC-81', channel: '' },
  ])('is not proven by an earlier payment that now has %j, but by one more of its sum', (changes) => {
    const changed = { ...today, ...changes };
    expect(since([today], changed)).toEqual({ is: 'waiting' });
    const another = { ...changed, time: '2026-11-24T15:00:00+08:00', reference: '' };
    expect(since([today], another, changed)).toMatchObject({ is: 'arrived', received: 200_000 });
  });

  test('is not proven by payments of which each can be another of the earlier ones', () => {
    const one = { ...today, reference: 'R1' };
    const late = { ...today, reference: 'R2', time: '2026-11-24T20:00:00+08:00' };
    expect(since([today, one], one, late)).toEqual({ is: 'waiting' });
    expect(since([one, one], one, late)).toMatchObject({ is: 'arrived', received: 200_000 });
  });

  test.each([
    ['8812 3456', '8812-3456'],
    ['0123', '123'],
    ['ab-12', 'AB12'],
  ])('is proven for the code %s by a payment for %s', (payCode, code) => {
    const then = [listed(today).sighting];
    const seen = listed(today, { ...today, time: '', code });
    expect(arrivalOf({ ...expected, payCode, then }, seen).is).toBe('arrived');
    expect(arrivalOf({ ...expected, payCode: '', then }, seen).is).toBe('waiting');
  });

  test('is not proven by a payment for another code, or of an earlier time', () => {
    expect(foundIn({ payments: [{ ...own, code: '43' }, earlier] })).toEqual({ is: 'waiting' });
    expect(foundIn({ payments: [{ ...own, code: '', time: '2026-11-23' }, earlier] })).toEqual({
      is: 'waiting',
    });
  });

  test('is proven without an earlier list only by its code, or a later time', () => {
    const unseen = { ...expected, then: [] };
    expect(foundIn({ payments: [own] }, unseen)).toMatchObject({ is: 'arrived' });
    expect(foundIn({ payments: [{ ...own, code: '' }] }, unseen)).toMatchObject({ is: 'arrived' });
    for (const time of ['', '2026-11-24', '2026-11-03'])
      expect(foundIn({ payments: [{ ...own, code: '', time }] }, unseen)).toEqual({ is: 'waiting' });
  });

  test('is proven by less that is owed, or a part that is paid, in the same call', () => {
    const owing = (repayAmount: number, changes: Partial<Order> = {}) =>
      foundIn({ repayAmount, payments: undefined, ...changes });
    expect(owing(600_000)).toEqual({ is: 'arrived', received: 200_000, rest: 600_000 });
    // More may be several payments.
    expect(owing(500_000)).toEqual({ is: 'arrived', received: undefined, rest: 500_000 });
    expect(owing(700_000)).toEqual({ is: 'partly', received: 100_000, rest: 700_000 });
    // A penalty may have been added since.
    expect(owing(700_000, { orderStatus: '180' })).toEqual({
      is: 'arrived',
      received: undefined,
      rest: 700_000,
    });
    // Another debt.
    expect(owing(700_000, { repayPlan: [], repayDate: '2026-12-30' })).toEqual({
      is: 'arrived',
      received: undefined,
      rest: 700_000,
    });
    // A penalty may have been waived: a list that has nothing new decides.
    expect(owing(700_000, { payments: [earlier] })).toEqual({ is: 'waiting' });
    expect(foundIn({ repayPlan: [{ ...part, paid: true }] })).toMatchObject({ is: 'arrived' });
  });

  test('is a part where less is owed than a code for the whole sum pays, whichever part is paid', () => {
    const plan = [part, { ...part, title: '2' }];
    const whole = { ...expected, amount: 400_000 };
    const then = [seenIn('order', order({ repayAmount: 400_000, repayPlan: plan }), madeAt).sighting];
    const repayPlan = [{ ...part, paid: true }, part];
    expect(foundIn({ repayAmount: 200_000, repayPlan }, { ...whole, then })).toEqual({
      is: 'partly',
      received: 200_000,
      rest: 200_000,
    });
    expect(foundIn({ repayAmount: undefined, repayPlan }, { ...whole, then }).is).toBe('partly');
  });

  test('is whole where its part of a declining plan is paid, although the next sum is little less', () => {
    const plan = [
      { ...part, amount: 260_050 },
      { ...part, amount: 255_025, time: '2026-12-30' },
    ];
    const seen = (paid: boolean | undefined, repayAmount: number, repayDate: string) =>
      seenIn(
        'order',
        order({
          repayAmount,
          repayDate,
          repayPlan: plan.map((row, at) => ({ ...row, paid: at === 0 ? paid : paid && false })),
        }),
        madeAt,
      );
    const made = (paid?: boolean, amount = 260_050): Expected => ({
      ...expected,
      amount,
      then: [seen(paid, amount, '2026-12-01').sighting],
    });
    const rest = 255_025;
    const next = [rest, '2026-12-30'] as const;
    expect(arrivalOf(made(false), seen(true, ...next))).toEqual({ is: 'arrived', received: 260_050, rest });
    // With a penalty.
    const late = arrivalOf(made(false, 265_050), seen(true, ...next));
    expect(late).toEqual({ is: 'arrived', received: undefined, rest });
    // A plan that does not say what is paid.
    expect(arrivalOf(made(), seen(undefined, ...next))).toEqual({ is: 'arrived', received: undefined, rest });
  });

  test('is not proven by a part that some say is paid and others do not', () => {
    const plan = [part, { ...part, title: '2', paid: undefined }];
    const then = [seenIn('order', order({ repayPlan: plan }), madeAt).sighting];
    const repayPlan = [part, { ...part, title: '2', paid: true }];
    expect(foundIn({ repayAmount: undefined, repayPlan }, { ...expected, then })).toEqual({ is: 'waiting' });
  });

  test('is proven by a plan that leaves the paid part out, but not by one that joins parts, or is missing', () => {
    const plan = [part, { ...part, title: '2' }, { ...part, title: '3' }];
    const then = [seenIn('order', order({ repayAmount: 200_000, repayPlan: plan }), madeAt).sighting];
    const of = (repayPlan: typeof plan | 'unknown') =>
      foundIn({ repayAmount: 200_000, repayPlan }, { ...expected, then }).is;
    expect(of(plan.slice(1))).toBe('arrived');
    expect(of([{ ...part, paid: true }, ...plan.slice(1)])).toBe('arrived');
    expect(of([{ ...part, amount: 400_000 }, part])).toBe('waiting');
    expect(of([...plan, part])).toBe('waiting');
    expect(of([])).toBe('waiting');
    expect(of('unknown')).toBe('waiting');
  });

  test('is not proven by another call, a date, or a sum that is not known', () => {
    const other = { ...expected, then: [{ ...before.sighting, call: 'instalment' as const }] };
    expect(foundIn({ repayAmount: 600_000, payments: undefined }, other)).toEqual({ is: 'waiting' });
    expect(foundIn({ repayDate: '2027-03-31' })).toEqual({ is: 'waiting' });
    expect(foundIn({ repayAmount: undefined, repayPlan: 'unknown', payments: undefined })).toEqual({
      is: 'waiting',
    });
    expect(foundIn({ repayAmount: 900_000 })).toEqual({ is: 'waiting' });
  });
});

describe('a loan was extended', () => {
  const promised = '2027-03-28';
  const extended = { repayAmount: 600_000, repayDate: promised, repayPlan: [], payments: undefined };
  const code = { ...expected, isDelay: true, day: promised };
  const old = { ...part, amount: 600_000 };

  test.each<[string, Partial<Order>, string]>([
    ['the promised day', {}, promised],
    ['a later day', { repayDate: '2027-03-29T00:00:00+08:00' }, '2027-03-29T00:00:00+08:00'],
    ['a later day in milliseconds', { repayDate: '1806163200000' }, '1806163200000'],
    [
      'the plan, whatever the date says',
      { repayDate: '2026-12-01', repayPlan: [{ ...old, time: promised }] },
      promised,
    ],
    [
      'the plan, before the date',
      { repayDate: '2027-04-28', repayPlan: [{ ...old, time: promised }] },
      promised,
    ],
    [
      'the plan, after a paid part',
      {
        repayPlan: [
          { ...part, paid: true },
          { ...old, time: promised },
        ],
      },
      promised,
    ],
    [
      'the date, where the plan does not say which past part is paid',
      { repayPlan: [{ ...part, time: '2026-11-20', paid: undefined }] },
      promised,
    ],
  ])('to the day of the next payment, by %s', (_, changes, day) => {
    expect(foundIn({ ...extended, ...changes }, code)).toMatchObject({ extension: { day, isShown: true } });
  });

  test.each<[string, Partial<Order>]>([
    ['its old day', { repayDate: '2026-12-01' }],
    ['no day', { repayDate: '' }],
    ['an unreadable day', { repayDate: 'soon' }],
    ['its old day in the plan', { repayPlan: [old] }],
    ['a nearer part of the plan', { repayPlan: [part, { ...part, time: promised }] }],
    ['a nearer part of a plan that does not say what is paid', { repayPlan: [{ ...old, paid: undefined }] }],
  ])('to a day that the order does not show yet: it has %s', (_, changes) => {
    expect(foundIn({ ...extended, ...changes }, code)).toMatchObject({
      is: 'arrived',
      extension: { day: promised, isShown: false },
    });
  });

  test.each<[string, Expected, Partial<Order>]>([
    ['no day was promised', { ...code, day: '' }, {}],
    ['the payment was for an instalment', { ...code, isDelay: false }, {}],
    ['nothing arrived', code, { repayAmount: 800_000, repayDate: '2026-12-01' }],
    ['nothing is owed any more', code, { repayAmount: 0 }],
    ['the order is settled', code, { orderStatus: '200' }],
  ])('is not said when %s', (_, made, changes) => {
    expect(foundIn({ ...extended, ...changes }, made)).not.toHaveProperty('extension');
  });

  test.each([700_000, 800_000, 850_000, undefined])(
    'is proven by the promised day, also where %j is owed and nothing is listed',
    (repayAmount) => {
      const found = foundIn({ ...extended, repayAmount, payments: [earlier] }, code);
      const extension = { day: promised, isShown: true };
      expect(found).toEqual({ is: 'arrived', received: undefined, rest: repayAmount, extension });
    },
  );

  test('is not proven by a promised day that the order had before', () => {
    const then = [seenIn('order', order(extended), madeAt).sighting];
    expect(foundIn({ ...extended, payments: undefined }, { ...code, then })).toEqual({ is: 'waiting' });
  });

  test('is not said by the call for an extension, which repeats what was promised', () => {
    const then = [seenIn('extension', { repayAmount: 800_000, repayPlan: [part] }, madeAt).sighting];
    expect(arrivalOf({ ...code, then }, seenIn('extension', extended, madeAt))).toEqual({
      is: 'arrived',
      received: undefined,
      rest: 600_000,
    });
  });
});
