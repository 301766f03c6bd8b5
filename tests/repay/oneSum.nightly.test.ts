import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { builtApp, expectNoFaults, shellCalls, shellQuery, shellSays, withShell } from '../app/builtApp.ts';

const app = builtApp();
const query = `${shellQuery.replace('market=1', 'market=0')}&lang=en`;
const tap = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('link', { name, exact: true }))
    .click();
const textOf = (page: Page) => page.locator('.page').innerText();
const control = (path: string) =>
  fetch(`${app.url}/sandbox/control${path}`, { method: 'POST', body: '{}' }).then((answer) => answer.json());
const orderNow = async (id: string) => {
  const orders = (await (await fetch(`${app.url}/sandbox/control/orders`)).json()) as {
    id: string;
    codes: { code: string }[];
  }[];
  return orders.find((order) => order.id === id);
};

const goToRepay = async (page: Page, id: string) => {
  await withShell(page, ['copyText', 'share']);
  await page.goto(`${app.url}/loanDetail?${query}&productId=p1&orderId=${id}`);
  await tap(page, 'Repay');
  await page.getByText('Due date').waitFor();
};
const choose = async (page: Page, channel: RegExp) => {
  await tap(page, 'Payment method');
  await page.getByRole('button', { name: channel }).click();
};

test('shows the same sum and code on order, repayment, code, instructions and order again', async () => {
  const page = await app.newPage();
  await goToRepay(page, 'instalments');
  expect(await page.locator('.sum').textContent()).toBe('₱2,312.00');
  await page.getByText('Next', { exact: true }).waitFor();

  await tap(page, 'Payment method');
  const store = page.getByRole('button', { name: /7-Eleven/ });
  expect(await store.innerText()).toContain('₱2,327.00');
  await store.click();
  const figures = ['₱2,312.00', '₱15.00', '₱2,327.00'];
  const expectFigures = async () => {
    const text = await textOf(page);
    for (const figure of figures) expect(text).toContain(figure);
    expect(text).not.toContain('9,248');
  };
  await expectFigures();
  // The default code is another way: it is not beside the chosen one.
  expect(await page.getByText('BayadPartner').isVisible()).toBe(false);
  await tap(page, 'Pay ₱2,327.00');

  await page.getByText('Payment code', { exact: true }).first().waitFor();
  await expectFigures();
  const code = (await orderNow('instalments'))?.codes[0]?.code ?? 'none';
  const shown = async () => (await textOf(page)).replaceAll(/\s/g, '');
  expect(await shown()).toContain(code);
  for (const fact of ['7-Eleven', 'BayadPartner', 'within 15 minutes', 'Pay before', 'What happens next'])
    expect(await textOf(page)).toContain(fact);
  await tap(page, 'Copy amount');
  await tap(page, 'Save or share');
  const asked = await shellCalls(page);
  expect(asked).toContainEqual({ action: 'copyText', payload: { text: '2327.00' } });
  expect(asked.find(({ action }) => action === 'share')?.payload).toMatchObject({
    text: expect.stringMatching(new RegExp(`7-Eleven[^]*${code}[^]*₱2,327\\.00`)),
  });

  // The enlarged code uses the full width, and the sum stays visible.
  await tap(page, 'Enlarge');
  const dialog = page.getByRole('dialog', { name: '₱2,327.00' });
  expect((await dialog.getByRole('img').boundingBox())?.width).toBe(360);
  await page.keyboard.press('Escape');

  for (const path of ['/DRInstructions', '/repaymentOfCode2']) {
    const address = page.url();
    await page.goto(`${app.url}${path}?${query}`);
    await page
      .getByText(path === '/DRInstructions' ? 'Payment code' : 'You pay', { exact: true })
      .first()
      .waitFor();
    await expectFigures();
    expect(await shown()).toContain(code);
    await page.goto(address);
    await page.getByText('What happens next').first().waitFor();
  }

  await shellSays(page, 'resume');
  await page.getByText('Your payment has not arrived yet').waitFor();
  await control(`/codes/${code}/pay`);
  await shellSays(page, 'resume');
  await page.getByText('We received ₱2,312.00').waitFor();
  await tap(page, 'I have paid: see my loan');
  await page.getByText('Waiting for your 7-Eleven payment').waitFor();
  expect(await textOf(page)).toContain('₱2,327.00');
  expect(await textOf(page)).toContain('Nov');
  expectNoFaults(page);
});

test('shows the made code and only the steps of its channel on code page 2', async () => {
  const page = await app.newPage();
  await goToRepay(page, 'due');
  await choose(page, /Bank transfer/);
  await tap(page, /^Pay ₱/);
  // Only the code page shows steps.
  await page.getByText('Bank: Partner Savings Bank.').first().waitFor();
  const text = await textOf(page);
  for (const figure of ['₱9,248.00', '₱10.00', '₱9,258.00']) expect(text).toContain(figure);
  expect(text.replaceAll(/\s/g, '')).toContain((await orderNow('due'))?.codes[0]?.code);
  expect(text).toContain('Bank: Partner Savings Bank.');
  expect(text).not.toContain('Open GCash');
  expectNoFaults(page);
});

const openOrder = async (...left: string[]) => {
  const page = await app.newPage();
  await page.route('**/loan-details/loan-details?*', async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: Record<string, unknown> };
    const data = Object.fromEntries(Object.entries(answer.data).filter(([name]) => !left.includes(name)));
    await route.fulfill({ json: { ...answer, data } });
  });
  await page.goto(`${app.url}/loanDetail?${query}&productId=p1&orderId=due`);
  await page.getByRole('button', { name: 'Repay', exact: true }).waitFor();
  return page;
};

test("shows on an order's first screen what is due, by when, and what delay costs, with actions", async () => {
  const page = await openOrder();
  const bottomOf = async (place: string) => {
    const box = await page.locator(place).boundingBox();
    return box ? box.y + box.height : Infinity;
  };
  for (const place of ['.due-amount', '.due-day', '.due-left', '.life', '.page-footer'])
    expect(await bottomOf(place)).toBeLessThanOrEqual(800);
  expect(await page.locator('.due').innerText()).toMatch(
    /₱9,248\.00\s+by\s[A-Z][a-z]{2}\s\d{1,2},\s\d{4}\s+2 days left\s+Each day late costs ₱462\.40/,
  );
  expectNoFaults(page);
});

test('says that the sum is not known, and nothing about other fields that a backend leaves out', async () => {
  const page = await openOrder(
    'repayAmount',
    'repayDate',
    'penaltyPerDay',
    'repayPlan',
    'appliedAt',
    'disbursedAt',
  );
  expect(await page.locator('.due').innerText()).toMatch(/Not known\s+Please ask us first/);
  expect(await textOf(page)).not.toMatch(/undefined|NaN|Invalid|days left|late costs/);
  expectNoFaults(page);
});
