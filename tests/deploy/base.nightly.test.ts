import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { builtApp, expectNoFaults, shellQuery } from '../app/builtApp.ts';

const app = builtApp('/loan/');
const query = shellQuery.replace('market=1', 'market=0');
const order = `productId=p1&orderId=due&${query}`;
const pathOf = (page: Page) => new URL(page.url()).pathname;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

const requestsOf = (page: Page): string[] => {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('http')) paths.push(new URL(request.url()).pathname);
  });
  return paths;
};

test('opens an order by its URL, and requests each file and each call once, below the base', async () => {
  const page = await app.newPage({ isFirstVisit: true });
  const asked = requestsOf(page);
  await page.goto(`${app.url}/loan/loanDetail?${order}`);
  await page.getByText('Payment due').first().waitFor();
  expect(asked.filter((path) => !/^\/(loan|gateway|sandbox\/assets)\//.test(path))).toEqual([]);
  expect(asked.filter((path) => path.includes('.screen-'))).toHaveLength(1);
  expect(asked.filter((path) => path.endsWith('/loan-details'))).toHaveLength(1);
  expect(asked.filter((path, place) => path.startsWith('/loan/') && asked.indexOf(path) !== place)).toEqual(
    [],
  );
  expectNoFaults(page);
});

test('stays below the base after a link of the backend, back and a reload', async () => {
  const page = await app.newPage();
  await page.goto(`${app.url}/loan/loanDetail?${order}`);
  await page.locator('[data-state^=shown]').waitFor();
  await page.getByRole('link', { name: 'Repayment', exact: true }).click();
  await heading(page, 'Repayment').waitFor();
  expect(pathOf(page)).toBe('/loan/repay');
  await page.reload();
  await heading(page, 'Repayment').waitFor();
  await page.goBack();
  await heading(page, 'Order Details').waitFor();
  expect(pathOf(page)).toBe('/loan/loanDetail');
  expectNoFaults(page);
});

test('keeps the public site below the base: sections, a new tab, the promotion', async () => {
  const page = await app.newPage();
  await page.goto(`${app.url}/loan/`);
  await page.getByRole('link', { name: 'Guide of loan' }).first().click();
  await heading(page, 'Guide of loan').waitFor();
  expect(pathOf(page)).toBe('/loan/Loan');
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
  expect(await page.locator('iframe').getAttribute('src')).toBe('/loan/documents/loanAgreement.html');

  const opened = page.context().waitForEvent('page');
  await page
    .getByRole('link', { name: 'Privacy Policy' })
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await heading(tab, 'Privacy Policy').waitFor();
  expect(pathOf(tab)).toBe('/loan/Policy');
  await tab.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();

  await page.goto(`${app.url}/loan/?lang=en`);
  await page.getByRole('link', { name: 'Apply now' }).click();
  await page.locator('.captcha img').waitFor();
  expect(pathOf(page)).toBe('/loan/promotion/');
  await page.goto(`${app.url}/loan/promotion/?lang=en#/agreementTemplate?id=t1`);
  await page.getByText('Definitions').first().waitFor();
  expectNoFaults(page);
});

test('links home to the base from an unknown path, also on the host itself', async () => {
  const page = await app.newPage({ noisy: true });
  await page.goto(`${app.url}/loan/nowhere?lang=en`);
  await page.getByRole('button', { name: 'Home' }).click();
  await page.getByText('Why borrowers choose us').waitFor();
  expect(pathOf(page)).toBe('/loan/');
  await page.goto(app.url);
  await page.getByText('Why borrowers choose us').waitFor();
  expect(pathOf(page)).toBe('/loan/');
  expectNoFaults(page);
});

test('frames the app below the base in the simulator', async () => {
  const page = await app.newPage({ viewport: { width: 1440, height: 980 } });
  await page.goto(`${app.url}/loan/simulator/`);
  await page.frameLocator('iframe').getByText('Payment due').first().waitFor();
  expect(await page.locator('iframe').getAttribute('src')).toMatch(/^\/loan\/loanDetail\?/);
  expectNoFaults(page);
});
