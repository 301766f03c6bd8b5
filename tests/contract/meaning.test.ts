import { describe, expect, it } from 'vitest';
import { checkBackend, outOfTime } from '../../contract/backend/check.ts';
import { meanings } from '../../contract/backend/meaning.ts';
import { reportText } from '../../contract/backend/print.ts';
import { orderSeed } from '../../sandbox/domain/orderSeed.ts';
import { backendWith, type Fault } from './backends.ts';

interface Row {
  amount: number;
  time: string;
  pay_time: string;
  description: string;
  minimum: number;
  maximum: number;
}
type Data = Record<string, unknown> & {
  repayPlan: Row[];
  repay_plans: Row[];
  repayList: Row[];
  payUrl: string;
  repayAmount: number;
  receivedAmount: number;
  delayInfo: { delayAmount: number };
};

/** What an answer says instead, or how it is changed. */
type Change = Readonly<Record<string, unknown>> | ((data: Data) => void);

/** An answer that is right in every form, and wrong in what it says. */
const says =
  (change: Change): Fault['lie'] =>
  async (_asked, honest) => {
    const response = await honest();
    const text = await response.clone().text();
    if (!/"success":true|"code":"00"/.test(text)) return response;
    const said = JSON.parse(text) as { data: Data };
    if (typeof change === 'function') change(said.data);
    else Object.assign(said.data, change);
    return new Response(JSON.stringify(said), { headers: response.headers });
  };

const order = '/v3/loan-details/loan-details';
const offer = '/v3/loan-confirm/loan-detail-confirm';
const bill = '/v3/installment/loan-play-detail';
const way = '/repayment/repayment-way';
const extension = '/spoken/unforgettable';
const code = '/v3/loan-details/generate-vcode';
const payment = { amount: 100_000, time: '2026-11-10' };

const faults: [what: string, sentence: string, path: string, change: Change][] = [
  ['settled, with a sum to pay', 'agreesWithItsStatus', order, { orderStatus: '200' }],
  ['due, since yesterday', 'agreesWithItsStatus', order, { repayDate: '2026-11-20' }],
  ['overdue, before its day', 'agreesWithItsStatus', order, { orderStatus: '180' }],
  ['applied, and something to pay', 'agreesWithItsStatus', order, { orderStatus: '21' }],
  ['rejected, and paid out', 'agreesWithItsStatus', order, { orderStatus: '110', repayAmount: '' }],
  ['due, and nothing to pay', 'agreesWithItsStatus', order, { repayAmount: 0 }],
  ['not settled, with a day of settlement', 'agreesWithItsStatus', order, { paidAt: '2026-11-20' }],
  ['settled, with an unpaid part', 'agreesWithItsStatus', order, { orderStatus: '200', repayAmount: 0 }],
  ['another sum than its plan', 'addsUp', order, (data) => (data.repayAmount -= 50_000)],
  ['a payment that changes nothing', 'explainsWhatIsOwed', order, { payments: [payment] }],
  [
    'settled with a part of the money',
    'explainsWhatIsOwed',
    order,
    { orderStatus: '200', repayAmount: 0, payments: [payment] },
  ],
  [
    'a payment that is still to come',
    'isOfItsTime',
    order,
    { payments: [{ ...payment, time: '2026-12-10' }] },
  ],
  ['paid out before it was applied for', 'isOfItsTime', order, { disbursedAt: '2026-01-01' }],
  ['applied for tomorrow', 'isOfItsTime', order, { appliedAt: '2026-11-24' }],
  [
    'a payment short of its own words',
    'addsUp',
    offer,
    ({ repay_plans: [first] }) => first && (first.amount -= 50_000),
  ],
  [
    'a fee that is not missing from what is received',
    'addsUp',
    offer,
    (data) => (data.receivedAmount -= 10_000),
  ],
  [
    'a plan that repays less than is lent',
    'addsUp',
    offer,
    (data) => (data.repay_plans = data.repay_plans.slice(0, 2)),
  ],
  [
    'a first payment last month',
    'isOfItsTime',
    offer,
    (data) => {
      Object.assign(data, { firstPayTime: '2026-10-20' });
      Object.assign(data.repay_plans[0] ?? {}, { pay_time: '2026-10-20' });
    },
  ],
  ['another first day than the plan has', 'addsUp', offer, { firstPayTime: '2027-01-05' }],
  [
    'payments out of order',
    'addsUp',
    offer,
    (data) => Object.assign(data.repay_plans[2] ?? {}, { pay_time: '2026-12-01' }),
  ],
  ['a bill of another sum than the order', 'agreesAcrossCalls', bill, (data) => (data.repayAmount += 1_000)],
  ['a bill of another day than the order', 'agreesAcrossCalls', bill, { repayDate: '2026-11-30' }],
  ['an old repayment of another sum', 'agreesAcrossCalls', way, { amount: 100 }],
  ['an old repayment of another day', 'agreesAcrossCalls', way, { repayDate: '2026-11-30' }],
  [
    'a channel that takes at least more than at most',
    'addsUp',
    bill,
    ({ repayList: [first] }) => first && (first.minimum = first.maximum + 1),
  ],
  ['an extension to the same day', 'isOfItsTime', extension, { repayDate: '2026-11-24' }],
  [
    'an extension that costs more than the debt',
    'addsUp',
    extension,
    (data) => (data.delayInfo.delayAmount = data.repayAmount * 2),
  ],
  [
    "another sum on the code's page",
    'namesTheSum',
    code,
    (data) => (data.payUrl = data.payUrl.replace(/repayAmount=\d+/, 'repayAmount=50000')),
  ],
  ["another code on the code's page", 'namesTheSum', code, { reference: '9999999999' }],
  ['a code that has expired', 'isOfItsTime', code, { expiresAt: '2026-11-20T10:00:00+08:00' }],
  [
    'one code for two intents',
    'makesItsOwnCode',
    code,
    (data) => {
      data.payUrl = data.payUrl.replace(/payCode=\d+/, 'payCode=1234567890');
      data['reference'] = '1234567890';
    },
  ],
];

describe('the check of a backend', () => {
  it.each(faults)('finds %s', async (_what, sentence, path, change) => {
    const { backend } = backendWith([{ breaks: '', path, lie: says(change) }]);
    const report = await checkBackend(backend);
    const broken = report.verdicts.filter(({ result }) => result === 'broken');
    const [found] = broken.filter((one) => one.sentence === sentence && one.address.endsWith(path));
    expect(found?.detail).toMatch(/\w/);
    expect(found?.curl).toContain(path);
    // Its form is right.
    const ofForm = broken.filter((one) => ['hasItsData', 'saysYes'].includes(one.sentence));
    expect(ofForm.filter((one) => one.address.endsWith(path))).toEqual([]);
  });

  it.each(orderSeed.map(({ id, product_id: product }) => [id, product] as const))(
    'finds nothing wrong with the order %s of the sandbox',
    async (id, product) => {
      const { backend } = backendWith();
      const subjects = { ...backend.subjects, order: id, product };
      const report = await checkBackend({ ...backend, change: false, subjects });
      expect(
        report.verdicts.filter(({ result, sentence }) => result === 'broken' && meanings.includes(sentence)),
      ).toEqual([]);
    },
  );

  it('reports each call as soon as it is checked, and ends in time on a slow backend', async () => {
    const { backend, turn } = backendWith();
    const reported: string[] = [];
    const report = await checkBackend({
      ...backend,
      deadline: backend.now() + 60_000,
      report: (call) => reported.push(call),
      fetch: (url, init) => {
        turn(6_000);
        return backend.fetch(url, init);
      },
    });
    expect(reported[0]).toBe('loanDetails');
    expect(reported.length).toBeLessThan(10);
    const late = report.skipped.filter(({ why }) => why === outOfTime).map(({ call }) => call);
    expect(late).toContain('generateCode');
    expect(reportText(report)).toContain('--minutes gives it more');
  });
});
