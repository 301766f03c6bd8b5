import { expect, test } from 'vitest';
import * as v from 'valibot';
import { costOf, effectiveRateOf, lateCostOf, planFaultOf, runsOf } from '../../services/loanConfirm/plan.ts';
import { agreementsSchema, confirmationSchema, takenSchema } from '../../services/loanConfirm/schema.ts';

const least = { amount: '800000', periods: 120, isPopType: 1 };

test('reads a minimal confirmation, with numbers as text and the other way round', () => {
  expect(
    v.parse(confirmationSchema, { ...least, details: null, repay_plans: null, termUnit: null }),
  ).toMatchObject({
    amount: 800_000,
    periods: '120',
    termUnit: '',
    details: [],
    repay_plans: undefined,
    isPopType: true,
    popAgreementUrl: '',
  });
});

test('leaves out rows without a value, and reads times as text or milliseconds', () => {
  const read = v.parse(confirmationSchema, {
    ...least,
    details: [
      { text: 'Fee', value: '' },
      { text: 'Rate', value: 3 },
    ],
    repay_plans: [{ amount: '1', pay_time: 1_767_225_600_000 }],
  });
  expect(read.details).toEqual([{ text: 'Rate', value: '3' }]);
  expect(read.repay_plans).toEqual([{ title: '', description: '', amount: 1, pay_time: '1767225600000' }]);
});

const plan = [{ title: 'Only', description: '', amount: 924_800, pay_time: '2026-12-26' }];
const priced = { ...least, repay_plans: plan, receivedAmount: 776_000, feeAmount: 24_000 };
const loanTime = Date.UTC(2026, 10, 26);

const payment = { title: '1st payment', description: '', amount: 800_000, pay_time: '2026-03-02' };

test.each([
  ['a payment that came as nothing', [payment, null]],
  ['a payment that is none', [payment, 'n/a']],
  ['a payment below zero', [{ ...payment, amount: -1 }, payment]],
  ['a payment without an amount', [payment, { ...payment, amount: undefined }]],
  ['a payment in pesos', [{ ...payment, amount: '4,624.00' }, payment]],
  ['a plan in words', 'n/a'],
  ['a plan that is one thing', {}],
  ['an empty text for a plan', ''],
  ['null for a plan', null],
  ['a plan without payments', []],
  ['no plan', undefined],
])('takes a plan for not known because of %s, and nobody can agree to it', (_, sent) => {
  const loan = v.parse(confirmationSchema, { ...priced, ...(sent !== undefined && { repay_plans: sent }) });
  const missing = v.parse(confirmationSchema, { ...least, repay_plans: sent });
  expect([missing.repay_plans, planFaultOf(missing)]).toEqual([undefined, 'unknown']);
  if (sent === undefined) return;
  expect([loan.repay_plans, planFaultOf(loan), effectiveRateOf(loan, loanTime)]).toEqual([
    undefined,
    'unknown',
    undefined,
  ]);
});

test('reads a plan in the order of its days, and as it came where a day is not known', () => {
  const paidOn = (pay_time: string | number) => ({ title: 'Payment', amount: 450_000, pay_time });
  const daysOf = (...days: (string | number)[]) => {
    const loan = v.parse(confirmationSchema, { ...priced, repay_plans: days.map(paidOn) });
    return [costOf(loan, loanTime).first?.pay_time, runsOf(loan).flatMap((run) => run.days)];
  };
  expect(daysOf('2027-03-01', 1_801_238_400_000)).toEqual(['1801238400000', ['1801238400000', '2027-03-01']]);
  expect(daysOf('2027-03-01', 'soon')).toEqual(['2027-03-01', ['2027-03-01', 'soon']]);
});

test('reads a plan of one payment', () => {
  expect(v.parse(confirmationSchema, { ...least, repay_plans: [payment] }).repay_plans).toEqual([payment]);
});

test.each([
  ['a list in data', { data: [{ title: 'A' }] }, [{ title: 'A' }]],
  ['a bare list', [{ title: 'A' }], [{ title: 'A' }]],
  ['an empty list', { data: [] }, []],
])('reads the agreements: %s', (_, data, titles) => {
  expect(v.parse(agreementsSchema, data)).toEqual(titles);
});

test.each([null, {}, { data: null }, { data: {} }, { data: { 1: { title: 'A' } } }, '', 'none'])(
  'takes %j for no list of agreements',
  (data) => {
    expect(v.safeParse(agreementsSchema, data).success).toBe(false);
  },
);

test.each([{}, null, '', [], { lendDetailsUrl: null }, { lendDetailsUrl: {} }, { lendDetailsUrl: '  ' }])(
  'counts a taken loan as taken, even if the response is %j',
  (data) => {
    expect(v.parse(takenSchema, data)).toBe('');
  },
);

test.each([0, '0', ' 0 ', -120, '-1', '', 'null', 'some', '0 days', 'Infinity', '1e3', '0x5A', '+90'])(
  'does not let a loan with the term %j be confirmed',
  (periods) => {
    expect(planFaultOf(v.parse(confirmationSchema, { ...priced, periods }))).toBe('unknown');
  },
);

test.each([
  [{ receivedAmount: '7,760.00' }, 'received'],
  [{ receivedAmount: 7760.5 }, 'received'],
  [{ receivedAmount: -1 }, 'received'],
  [{ feeAmount: '240.00' }, 'received'],
  [{ receivedAmount: 800_000, feeAmount: '240.00' }, 'fee'],
  [{ receivedAmount: null, feeAmount: '240.00' }, 'fee'],
  [{ receivedAmount: null, feeAmount: '240.00', repay_plans: [] }, 'unknown'],
])('calculates no rate from %j, as if nothing was taken off', (changes, fault) => {
  const loan = v.parse(confirmationSchema, { ...priced, ...changes });
  expect(planFaultOf(loan)).toBe(fault);
  expect(effectiveRateOf(loan, Date.UTC(2026, 10, 26)) === undefined).toBe(fault !== undefined);
});

test.each([
  [{ receivedAmount: null }],
  [{ receivedAmount: '', feeAmount: 24_000 }],
  [{ receivedAmount: null, feeAmount: null }],
])('calculates no rate when what is received is not known: %j', (changes) => {
  const loan = v.parse(confirmationSchema, { ...priced, ...changes });
  expect(planFaultOf(loan)).toBeUndefined();
  const cost = costOf(loan, loanTime);
  expect(cost).toMatchObject({
    received: undefined,
    takenOff: undefined,
    feeInPlan: undefined,
    effectiveRate: undefined,
  });
  expect(cost).toMatchObject({ bareFee: loan.feeAmount, total: 924_800 });
});

test.each([
  [{ penaltyOnce: '1,000.00', penaltyPerDay: 5_000 }, undefined],
  [{ penaltyOnce: 100_000, penaltyPerDay: '50.00' }, undefined],
  [{ penaltyPerDay: 5_000 }, undefined],
  [{ penaltyOnce: 100_000 }, undefined],
  [{ penaltyOnce: null, penaltyPerDay: 5_000 }, undefined],
  [{ penaltyOnce: 0, penaltyPerDay: 5_000 }, 25_000],
  [{ penaltyOnce: 100_000, penaltyPerDay: 5_000 }, 125_000],
  [{ penaltyOnce: 0, penaltyPerDay: 0 }, undefined],
  // Of 8,000.00 lent, 1,488.00 are costs already.
  [{ penaltyOnce: 600_000, penaltyPerDay: 20_000 }, 651_200],
  [{ penaltyOnce: 600_000, penaltyPerDay: 20_000, repay_plans: undefined }, undefined],
])('shows a late cost whose parts are known, up to the cap on all costs: %j', (penalties, cost) => {
  expect(lateCostOf(v.parse(confirmationSchema, { ...priced, ...penalties }))).toBe(cost);
});
