import { describe, expect, test } from 'vitest';
import { triedKinds } from './calls.ts';
import { button, moneyApp, silence, warning } from './visit.ts';

const app = moneyApp();
const hour = 3_600_000;

const withLogin = triedKinds.filter(({ kind }) => kind !== 'register');

describe.each(withLogin)('$name', (call) => {
  test('reports a pending request to another login without names or sums, and never retries it there', async () => {
    const { page, arrive, answer, arrange, tap, keys, sent, arrived, insist } = await app.visit(call);
    await arrive();
    answer(silence);
    await tap();
    await arrived(1);
    const asOther = call.address.replace('sessionId=s-1', 'sessionId=s-2');
    await page.goto(app.gate.url + asOther);
    const report = page.getByRole('dialog').filter({ hasText: 'in another login' });
    await report.waitFor();
    const words = await report.innerText();
    expect(words).toMatch(/\d{1,2}:\d{2}/);
    expect(words).not.toMatch(/[₱₹]|\d{3}|GCash|Maya|BDO/);
    expect(await report.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    await button(page, 'That was not me').click();
    await report.waitFor({ state: 'detached' });
    await arrange();
    const before = sent().length;
    await tap();
    await insist(before + 1);
    expect(keys().length).toBe(2);
  });
});

describe.each(triedKinds)('$name', (call) => {
  test('blocks a retry after 23 hours, and keeps the pending request visible', async () => {
    const { page, arrive, answer, arrange, tap, keys, arrived, warned } = await app.visit(call);
    await arrive();
    answer(silence);
    await tap();
    await arrived(1);
    const passes = async (ms: number) => {
      app.gate.clockAhead += ms;
      await page.clock.fastForward(ms);
      await page.reload();
    };
    await passes(22 * hour);
    await warned();
    await passes(hour + 60_000);
    await warned();
    await expect.poll(() => warning(page).getByRole('button', { name: 'Try again' }).count()).toBe(0);
    await warning(page).getByText('23 hours').waitFor();
    expect(await button(page, 'Check now').count()).toBe(call.canCheck ? 1 : 0);
    expect(keys()).toHaveLength(1);
    if (call.kind !== 'push') return;
    await button(page, 'Leave it for now').click();
    await arrange();
    await tap();
    await warned();
    expect(keys()).toHaveLength(1);
    await button(page, 'Send it again all the same').click();
    await arrived(2);
    expect(keys()).toHaveLength(2);
  });
});
