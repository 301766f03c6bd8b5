import { describe, expect, it } from 'vitest';
import { orderOf, type RunningSandbox, start } from './start.ts';

interface Plan {
  title: string;
  amount: number;
  time: string;
  paid: string;
}
const answerOf = async (response: Response) => ((await response.json()) as { data: never }).data;

/** Resolves with the id and the promised payments. */
const takeLoan = async (sandbox: RunningSandbox) => {
  const query = { productId: 'p1', product_id: 'p1' };
  const { amount, periods, termUnit, repay_plans }: Record<string, never> = await answerOf(
    await sandbox.post('/v3/loan-confirm/loan-detail-confirm', query),
  );
  const { lendDetailsUrl }: Record<string, never> = await answerOf(
    await sandbox.post(
      '/v3/loan-confirm/loan-detail-push',
      { ...query, amount: amount ?? '', periods: periods ?? '', termUnit: termUnit ?? '' },
      crypto.randomUUID(),
    ),
  );
  const id = new URLSearchParams(String(lendDetailsUrl).split('?')[1]).get('orderId') ?? '';
  return { id, promised: (repay_plans ?? []) as { title: string; amount: number; pay_time: string }[] };
};

describe('a loan in instalments', () => {
  it('asks for the agreed payments one by one until the loan is settled', async () => {
    let today = Date.parse('2026-11-21T04:00:00Z');
    const sandbox = await start({ now: () => today });
    const { id, promised } = await takeLoan(sandbox);
    expect(promised).toHaveLength(4);
    const passDay = async () => {
      today += 86_400_000;
      await sandbox.control(`/orders/${id}/advance`, { days: 1 });
    };
    await passDay();
    for (const [index, payment] of promised.entries()) {
      while ((await orderOf(sandbox, id)).data.orderStatus !== '174') await passDay();
      const { data } = await orderOf(sandbox, id);
      const plan: Plan[] = data.repayPlan;
      expect(data.repayAmount).toBe(payment.amount);
      expect(plan.map(({ amount, paid }) => ({ amount, paid }))).toEqual(
        promised.map(({ amount }, at) => ({ amount, paid: at < index ? '1' : '0' })),
      );
      // Promised on the day of the confirmation, and disbursed a day later.
      expect(Date.parse(data.repayDate) - Date.parse(payment.pay_time)).toBe(86_400_000);
      const asked = { productId: 'p1', product_id: 'p1', orderId: id };
      const info: { repayAmount: number; repayPlan: Plan[] } = await answerOf(
        await sandbox.post('/v3/installment/loan-play-detail', asked),
      );
      expect(info.repayAmount).toBe(payment.amount);
      expect(info.repayPlan.map(({ amount }) => amount)).toEqual(
        promised.slice(index).map(({ amount }) => amount),
      );
      await sandbox.control(`/orders/${id}/pay`, { amount: payment.amount });
    }
    expect((await orderOf(sandbox, id)).data).toMatchObject({ orderStatus: '200', repayAmount: '' });
  });

  it('charges the penalty only on the late payment, and continues when it is paid with it', async () => {
    const sandbox = await start();
    const { data } = await orderOf(sandbox, 'instalments-overdue');
    // 3 days late: 1,000 once and 5 % of 2,312.00 a day.
    expect(data.repayAmount).toBe(231_200 + 100_000 + 34_680);
    expect(data.penaltyPerDay).toBe(11_560);
    await sandbox.control('/orders/instalments-overdue/pay', { amount: data.repayAmount });
    const after = (await orderOf(sandbox, 'instalments-overdue')).data;
    expect(after).toMatchObject({ orderStatus: '170', repayAmount: 231_200 });
    expect((after.repayPlan as Plan[]).map(({ paid }) => paid)).toEqual(['1', '1', '0', '0']);
  });

  it('keeps asking for a payment that is only partly paid', async () => {
    const sandbox = await start();
    await sandbox.control('/orders/instalments/pay', { amount: 100_000 });
    expect((await orderOf(sandbox, 'instalments')).data).toMatchObject({
      orderStatus: '174',
      repayAmount: 131_200,
    });
  });
});
