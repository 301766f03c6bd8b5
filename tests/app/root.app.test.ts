import { expect, test } from 'vitest';
import { builtApp, expectNoFaults } from './builtApp.ts';

const app = builtApp();

test('shows a not-found page with a link home for an unknown path', async () => {
  const page = await app.newPage({ noisy: true });
  await page.goto(`${app.url}/nowhere?lang=en`);
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  await page.getByRole('button', { name: 'Home' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  expectNoFaults(page);
});

test('offers to retry a chunk that does not load', async () => {
  const page = await app.newPage({ holdsFiles: true, noisy: true });
  let lost = true;
  await page.route('**/orderDetails.screen-*.js', (route) => (lost ? route.abort() : route.continue()));
  await page.goto(`${app.url}/loanDetail?productId=p1&orderId=due`);
  await page.getByText('This page could not be loaded').waitFor();
  lost = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => page.title()).toBe('Order Details');
});

test('uses the session in a link of the backend for the calls that follow', async () => {
  const page = await app.newPage();
  const to = '/repay?productId=p1&orderId=due&sessionId=new&market=1';
  await page.route('**/loan-details/loan-details?*', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, data: { ...answer.data, playeduL: to, reyMsg: '' } } });
  });
  const called = page.waitForRequest('**/loan-play-detail?*');
  await page.goto(`${app.url}/loanDetail?productId=p1&orderId=due&sessionId=old`);
  const parameters = new URL((await called).url()).searchParams;
  expect([parameters.get('sessionId'), parameters.get('market')]).toEqual(['new', '1']);
  await page.getByRole('link', { name: 'How to pay, step by step' }).click();
  await page.getByText('Open GCash and tap Bills.').waitFor();
  expect(new URL(page.url()).searchParams.get('sessionId')).toBe('new');
  expectNoFaults(page);
});

test('runs the page under a strict policy and Trusted Types', async () => {
  const page = await app.newPage({ noisy: true });
  await page.goto(`${app.url}/loanDetail?productId=p1&orderId=due`);
  await page.getByRole('heading', { name: 'Order Details' }).waitFor();
  const refused = await page.evaluate(() => {
    const attempts = {
      markup: () => (document.body.innerHTML = '<b>x</b>'),
      script: () => (document.createElement('script').text = 'alert(1)'),
      scriptAddress: () => (document.createElement('script').src = 'data:,alert(1)'),
    };
    return Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt();
        return [];
      } catch {
        return [name];
      }
    });
  });
  expect(refused).toEqual(['markup', 'script', 'scriptAddress']);
});
