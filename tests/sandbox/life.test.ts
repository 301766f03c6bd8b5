import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tables } from '../../sandbox/api/index.ts';
import { openDatabase } from '../../sandbox/database.ts';
import { billOf, interestOf, monthlyRateCap, termLimits } from '../../sandbox/domain/lending.ts';
import { allOrders } from '../../sandbox/domain/orders.ts';
import { orderOf, start } from './start.ts';

describe('an order', () => {
  it('moves an order from application to overdue as days pass', async () => {
    const sandbox = await start();
    const states: string[] = [];
    for (let change = 0; change < 4; change++)
      states.push((await sandbox.control('/orders/applied/advance', {})).status);
    expect(states).toEqual(['151', '170', '174', '180']);
    expect((await orderOf(sandbox, 'applied', 'p2')).data).toMatchObject({
      orderStatus: '180',
      noticeStatusText: 'Overdue',
    });
  });

  it('does not disburse before the borrower took the loan', async () => {
    const sandbox = await start();
    expect(await sandbox.control('/orders/redirect/advance', { days: 9 })).toMatchObject({ status: '151' });
    expect((await orderOf(sandbox, 'redirect')).data.playeduL).not.toBe('');
  });

  it('settles an order when the open amount is paid, then asks for a rating', async () => {
    const sandbox = await start();
    const { outstanding } = await sandbox.control('/orders/due/pay', { amount: 50_000 });
    expect(outstanding).toBe(874_800);
    expect((await orderOf(sandbox, 'due')).data.repayAmount).toBe(874_800);
    expect(await sandbox.control('/orders/due/pay', {})).toMatchObject({ status: '200', outstanding: 0 });
    expect((await orderOf(sandbox, 'due')).data).toMatchObject({ orderStatus: '200', isScore: '1' });
  });

  it('accepts no payment before disbursement, nor after settlement', async () => {
    const sandbox = await start();
    expect(await sandbox.control('/orders/applied/pay', {})).toHaveProperty('error');
    expect(await sandbox.control('/orders/settled/pay', {})).toHaveProperty('error');
  });
});

describe('a day', () => {
  it("counts days in Manila, by the backend's clock", async () => {
    const sandbox = await start({ now: () => Date.parse('2026-11-21T15:59:59Z') });
    expect((await orderOf(sandbox, 'due')).data.repayDate).toBe('2026-11-23');
    const later = await start({ now: () => Date.parse('2026-11-21T16:00:00Z') });
    expect((await orderOf(later, 'due')).data.repayDate).toBe('2026-11-24');
    expect(await later.control('/events')).toContainEqual(
      expect.objectContaining({ time: Date.parse('2026-11-21T16:00:00Z') }),
    );
  });
});

describe('the cost of a loan', () => {
  it.each(allOrders(openDatabase(':memory:', tables)))("keeps to the caps on a loan's cost: $id", (order) => {
    const terms = {
      principal: order.principal,
      termDays: order.term_days,
      monthlyRate: order.monthly_rate,
      fee: order.fee,
    };
    const bill = billOf(terms, -(order.due_in ?? 0), order.paid);
    expect(order.monthly_rate).toBeLessThanOrEqual(monthlyRateCap);
    expect(order.term_days).toBeGreaterThanOrEqual(termLimits.shortest);
    expect(order.term_days).toBeLessThanOrEqual(termLimits.longest);
    expect(bill.interest).toBe(interestOf(terms));
    expect(bill.interest + bill.fee + bill.penalty).toBeLessThanOrEqual(order.principal);
  });

  it('never exceeds the principal, however late', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100_000, max: 5_000_000 }),
        fc.integer({ min: termLimits.shortest, max: termLimits.longest }),
        fc.integer({ min: 0, max: monthlyRateCap }),
        fc.integer({ min: -400, max: 2000 }),
        (principal, termDays, monthlyRate, late) => {
          const bill = billOf(
            { principal, termDays, monthlyRate, fee: Math.round(principal * 0.03) },
            late,
            0,
          );
          expect(bill.interest + bill.fee + bill.penalty).toBeLessThanOrEqual(principal);
          expect(bill.penalty).toBeGreaterThanOrEqual(0);
          expect(bill.total).toBe(principal + bill.interest + bill.penalty);
        },
      ),
    );
  });
});
