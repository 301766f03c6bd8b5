import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { builtApp, expectNoFaults, shellQuery } from '../app/builtApp.ts';

const app = builtApp();

const orderOf = (id: string, productId = 'p1') =>
  `${app.url}/loanDetail?${shellQuery}&productId=${productId}&orderId=${id}`;
const openDocuments = (page: Page) => page.getByRole('link', { name: 'Loan documents' }).click();

test('opens each document of a loan from its order', async () => {
  const page = await app.newPage();
  const asked: URLSearchParams[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.includes('/contract/')) asked.push(url.searchParams);
  });
  await page.goto(orderOf('due'));
  await openDocuments(page);
  await page.getByRole('link', { name: 'Disclosure statement' }).click();
  await page.getByRole('heading', { name: 'Disclosure statement' }).waitFor();
  await page.getByText('Loan number 2610308365').waitFor();
  await page.getByText('8,000.00').waitFor();
  const loan = { productId: 'p1', scene: '3', sessionId: 's-1' };
  expect(asked.map((query) => Object.fromEntries(query))).toEqual([
    expect.objectContaining(loan),
    expect.objectContaining({ ...loan, position: '1', orderId: 'due' }),
  ]);
  await page.goBack();
  await page.getByRole('link', { name: 'See my order' }).click();
  await page.waitForURL('**/loanDetail?*orderId=due*');
  expectNoFaults(page);
});

test.each([
  ['applied', 'p2'],
  ['rejected', 'p1'],
])('opens the general loan terms from an order that is only %s', async (id, productId) => {
  const page = await app.newPage();
  await page.goto(orderOf(id, productId));
  await openDocuments(page);
  await page.getByRole('heading', { name: 'Definitions' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/loanAgreement');
});
