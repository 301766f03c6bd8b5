import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { builtApp, shellQuery } from '../app/builtApp.ts';

const app = builtApp();

test('shows brand, sections and language in a desktop header, and every section on a phone', async () => {
  const page = await app.newPage();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${app.url}/?lang=en`);
  await page.locator('#root > [data-state]').waitFor();
  const places = () =>
    page
      .locator('header')
      .evaluate((header) =>
        [
          header.querySelector('a:first-of-type'),
          ...header.querySelectorAll('nav a'),
          header.querySelector('.languages'),
        ].map((element) => element?.getBoundingClientRect().x ?? 0),
      );
  const wide = await places();
  expect(wide).toEqual(wide.toSorted((one, other) => one - other));
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('navigation').getByRole('link', { name: 'Privacy' }).focus();
  const { x, right } = await page.evaluate(() => document.activeElement?.getBoundingClientRect().toJSON());
  expect([x >= 0, right <= 360]).toEqual([true, true]);
});

test('links the footer to privacy, loan terms, complaints and customer service', async () => {
  const page = await app.newPage();
  await page.goto(`${app.url}/?lang=en`);
  await page.locator('#root > [data-state]').waitFor();
  const links = await page
    .locator('footer a')
    .evaluateAll((all) =>
      all.map((link) => [link.textContent, new URL((link as HTMLAnchorElement).href).pathname]),
    );
  expect(links).toEqual([
    ['Privacy', '/Policy'],
    ['Loan agreement', '/loanAgreement'],
    ['Complaints', '/complaint'],
    ['Customer service', '/customerService'],
  ]);
});

const openWithSession = async (page: Page): Promise<void> => {
  await page.goto(`${app.url}/?${shellQuery}`);
  await page.locator('#root > [data-state]').waitFor();
};

test('keeps the session in a link opened in a new tab', async () => {
  const page = await app.newPage();
  await openWithSession(page);
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Guide of loan' }).click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await tab.getByRole('heading', { level: 1, name: 'Guide of loan' }).waitFor();
  expect(new URL(tab.url()).searchParams.get('sessionId')).toBe('s-1');
  expect(new URL(page.url()).pathname).toBe('/');
});
