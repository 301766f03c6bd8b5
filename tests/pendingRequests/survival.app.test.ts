import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { expectNoFaults } from '../app/builtApp.ts';
import { leaveFor, runsNothing } from '../app/leaveFor.ts';
import { triedKinds, type MoneyCall } from './calls.ts';
import { stored } from './stored.ts';
import { doneBut, moneyApp, pass, silence, warning } from './visit.ts';

const app = moneyApp();

const personal = /\b[sda]-1\b|mother|night/;

const expectPrivate = async (page: Page, { secrets = [] }: MoneyCall) => {
  const kept = await stored(page);
  expect(kept).toContain('"key":');
  for (const secret of secrets) expect(kept).not.toContain(secret);
  expect(kept).not.toMatch(personal);
  expect(kept).not.toContain('"extractable":true');
};

const offers = async (page: Page, name: string) =>
  (await warning(page).getByRole('button', { name }).count()) > 0;

describe.each(triedKinds)('$name', (call) => {
  test('keeps its key through a reload, another screen and the end of its page', async () => {
    const visit = await app.visit(call);
    const { page, arrive, answer, tap, sent, keys, arrived, warned, leave, goTo, openTab, again } = visit;
    await arrive();
    answer(silence);
    await tap();
    await arrived(1);

    await page.reload();
    await warned();
    await leave();
    await expectPrivate(page, call);

    await leaveFor(page, app.gate.url + runsNothing);
    await page.goBack();
    await warned();

    const next = await openTab();
    await page.close();
    await goTo(next);
    await warned(next);
    expect(await offers(next, 'Check now')).toBe(call.canCheck);
    if (call.isGoneWithPage) return;
    answer(pass);
    await again(next);
    await arrived(2);
    expect(keys()).toHaveLength(1);
    expect(sent()[0]?.body).toBe(sent()[1]?.body);
  });
});

/** The browser's own back; resolves when the history has gone back. */
const goBack = async (page: Page) => {
  await page.evaluate(() => {
    const back = { isDone: false };
    addEventListener('popstate', () => (back.isDone = true), { once: true });
    history.back();
    Object.assign(window, { back });
  });
  await page.waitForFunction('back.isDone');
};

test.each(triedKinds)(
  'keeps the page of $name for back and forward until the response arrives',
  async (call) => {
    const { page, arrive, answer, tap, sent, arrived, goTo } = await app.visit(call);
    await goTo(page, runsNothing);
    await arrive();
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    answer(async () => {
      await held;
      return pass();
    });
    await tap();
    await arrived(1);
    const address = page.url();
    const isCaught = () => page.evaluate(() => JSON.stringify(history.state).includes('backSentinel'));
    for (let time = 0; time < 2; time += 1) {
      await goBack(page);
      await expect.poll(isCaught).toBe(true);
      await page.evaluate(() => history.forward());
      expect(page.url()).toBe(address);
    }
    letGo();
    await page.waitForFunction(() => !JSON.stringify(history.state).includes('backSentinel'));
    expect(sent()).toHaveLength(1);
    expect(await warning(page).count()).toBe(0);
  },
);

describe.each(triedKinds.filter(({ isGoneWithPage }) => !isGoneWithPage))('two tabs: $name', (call) => {
  test('share one key when they tap in the same instant', async () => {
    const { page, arrive, answer, arrange, goTo, tap, keys, entries, openTab } = await app.visit(call);
    const other = await openTab();
    await goTo(other);
    await arrive();
    await arrange(other);
    let done = 0;
    answer(async (arrival, company) => {
      const fate = await doneBut('silence')(arrival, company);
      done += 1;
      return fate;
    });
    await Promise.all([tap(page), tap(other)]);
    await expect.poll(() => done).toBe(2);
    expect(keys()).toHaveLength(1);
    expect(await entries()).toBe(1);
  });

  test('share their state: a tab that opens meanwhile warns and uses the same key, and both see the outcome', async () => {
    const { page, arrive, answer, tap, keys, arrived, warned, leave, goTo, openTab, again } =
      await app.visit(call);
    await arrive();
    answer(() => ({ status: 502 }), pass);
    await tap();
    await warned();
    await leave();
    const other = await openTab();
    await goTo(other);
    await again(other);
    await arrived(2);
    expect(keys()).toHaveLength(1);
    await warning(other).waitFor({ state: 'detached' });
    await page.reload();
    await page.waitForLoadState();
    await expect.poll(() => page.locator('h1').count()).toBe(1);
    expect(await warning(page).count()).toBe(0);
    expectNoFaults(page);
  });
});
