import { expect, test } from 'vitest';
import { placesOf, withAt } from '../odd/leaves.ts';
import { builtApp, expectNoFaults, shellCalls, shellQuery, shellSays, withShell } from './builtApp.ts';
import { tourOf } from './inside.ts';
import { firstFew } from '../nightly.ts';

const app = builtApp();
const query = shellQuery.replace('market=1', 'market=0');
const order = 'productId=p1&orderId=due';

const screens = [
  `/loanDetail?${order}`,
  `/confirm?${order}`,
  `/bindBank?${order}`,
  `/repay?${order}`,
  `/ynRepay?${order}&amount=1000`,
  '/complaint?orderNo=overdue',
  '/complaintList?',
  '/complainDetails?problemId=CP10001',
  '/customerService?',
  '/recommendList?',
];

test('shows that a page is offline, and reloads it when the connection is back', async () => {
  const page = await app.newPage({ noisy: true, clocked: true });
  await withShell(page);
  await page.clock.install();
  await page.route('**/user-problem/**', (route) => route.abort());
  await page.goto(`${app.url}/complaintList?${query}`);
  const hint = page.getByText(/^Check your connection/);
  // Each attempt waits a little longer than the last.
  const isShown = async () => {
    await page.clock.fastForward(1_000);
    return hint.isVisible();
  };
  await expect.poll(isShown).toBe(true);
  await page.unroute('**/user-problem/**');
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await page.getByText('No complaints here').waitFor();
  await page.route('**/user-problem/**', (route) => route.fulfill({ body: '<html>' }));
  await page.reload();
  await page.getByText('This page could not be loaded').waitFor();
  expect(await page.getByText(/connection/i).count()).toBe(0);
});

test('loads the page when the browser refuses more history entries, as iOS does after 100 in 30 s', async () => {
  const page = await app.newPage();
  await withShell(page);
  await page.addInitScript(() => {
    History.prototype.pushState = () => {
      throw new DOMException('Attempt to use history.pushState() more than 100 times', 'SecurityError');
    };
  });
  await page.goto(`${app.url}/complaint?orderNo=overdue&${query}`);
  await page.getByRole('link', { name: 'My complaints' }).click();
  await page.getByText('Please explain the processing fee.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/complaintList');
  expectNoFaults(page);
});

test('asks for a login when the session ends, keeps what was typed, and reloads what had failed', async () => {
  const page = await app.newPage({ noisy: true });
  await withShell(page);
  let isEnded = false;
  await page.route('**/gateway/**', (route) =>
    isEnded
      ? route.fulfill({ status: 401, json: { success: false, code: '401', message: 'no' } })
      : route.continue(),
  );
  await page.goto(`${app.url}/complainPageNext?type=2&orderNo=overdue&${query}`);
  await page.getByLabel('Description').fill('They call at night');
  isEnded = true;
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('heading', { name: 'Your session has ended' }).waitFor();
  expect(await page.locator('.toast').textContent()).toBe('');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect.poll(async () => (await shellCalls(page)).map(({ action }) => action)).toContain('goLogin');
  isEnded = false;
  await shellSays(page, 'resume');
  expect(await page.getByLabel('Description').inputValue()).toBe('They call at night');
  isEnded = true;
  await page.goto(`${app.url}/customerService?${query}`);
  await page.getByRole('heading', { name: 'Your session has ended' }).waitFor();
  isEnded = false;
  await shellSays(page, 'resume');
  await page.getByText('Telephone').waitFor();
  expectNoFaults(page);
});

const inLetters = (answer: unknown): unknown =>
  placesOf(answer).reduce<unknown>((changed, place) => {
    const name = `${place.at(-1)}`;
    const found = place.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], changed);
    const isRead =
      /^(code|success|orderStatus|amount|periods|.*Amount|fee|m..imum|is[A-Z].*|inside|.*Url|logo|banner|.*Logo|images|cate)$/;
    return typeof found === 'string' && place[0] === 'data' && !isRead.test(name)
      ? withAt(changed, place, 'W'.repeat(2_000))
      : changed;
  }, answer);

test('wraps every text of the backend within the screen', async () => {
  const page = await app.newPage({ noisy: true });
  await withShell(page);
  await page.route('**/gateway/**', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await (text.startsWith('{')
      ? route.fulfill({ json: inLetters(JSON.parse(text)) })
      : route.fulfill({ response: answer }));
  });
  const wide: string[] = [];
  const goTo = tourOf(page, app.url);
  for (const path of new Set([
    ...firstFew(screens, 4),
    '/repaymentOfCode2?',
    '/DRInstructions?',
    '/recommendList?',
  ])) {
    await goTo(`${path}&${query}`);
    const tooWide = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('dialog[open]')]
        .filter(({ scrollWidth }) => scrollWidth > 360)
        .map((element) => `${element.tagName} ${element.scrollWidth}`),
    );
    if (tooWide.length > 0) wide.push(`${path}: ${tooWide.join()}`);
  }
  expect(wide).toEqual([]);
  expectNoFaults(page);
});
