import { pendingIntents } from '../app/pendingIntents.ts';
import type { Page, Request } from 'playwright';
import { expect, test } from 'vitest';
import { builtApp, expectNoFaults, shellCalls, shellQuery, shellSays, withShell } from '../app/builtApp.ts';
import { openInside } from '../app/inside.ts';
import { answer, confirmation, confirmationOnWire } from '../models/fixtures/confirmation.ts';
import { firstFew, isNightly } from '../nightly.ts';

const app = builtApp();

const titles = answer({ data: [{ title: 'Loan agreement' }, { title: 'Disclosure statement' }] });

const openLoan = async (
  changes: Parameters<typeof confirmation>[0] = {},
  path = '/confirm',
  lang = 'spec',
) => {
  const page = await app.newPage({ noisy: true });
  await withShell(page);
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/gateway/')) calls.push(request);
  });
  await page.route('**/{loan-detail-confirm,satire}?*', (route) =>
    route.fulfill({ json: confirmationOnWire(confirmation(changes)) }),
  );
  await page.route('**/{contract,cultures}?*', (route) => route.fulfill({ json: titles }));
  await page.goto(`${app.url}${path}?${shellQuery}&productId=p1&orderId=o1&lang=${lang}`);
  return { page, calls };
};
const callsTo = (calls: Request[], path: string) => calls.filter((call) => call.url().includes(path));
const bodyOf = (call: Request | undefined) => Object.fromEntries(new URLSearchParams(call?.postData() ?? ''));
const queryOf = (call: Request | undefined) =>
  Object.fromEntries(new URL(call?.url() ?? 'http://x').searchParams);
const keysOf = (calls: Request[]) =>
  Promise.all(calls.map(async (call) => (await call.allHeaders())['idempotency-key']));
const next = (page: Page) => page.getByRole('button', { name: 'Next' });

test.each([
  ['/confirm', '/v3/loan-confirm/loan-detail-push', '/v3/contract/contract?', {}],
  ['/confirmV2', '/gopia/goya/depush', '/gopia/goya/cultures?', { orderKey: 'o1' }],
])('%s takes the loan once for a double tap, over its own calls', async (path, push, list, more) => {
  const { page, calls } = await openLoan({}, path);
  await page.route(`**${push}?*`, (route) =>
    route.fulfill({ json: answer({ lendDetailsUrl: '/loanDetail?productId=p1&orderId=o9#top' }) }),
  );
  await page.getByRole('link', { name: 'Disclosure statement' }).waitFor();
  await next(page).dblclick();
  await page.waitForURL('**/loanDetail?*');
  const url = new URL(page.url());
  expect(url.searchParams.get('from')).toBe('confirm');
  expect(url.searchParams.get('orderId')).toBe('o9');
  expect(url.hash).toBe('#top');
  expect(callsTo(calls, push).map(bodyOf)).toEqual([
    { amount: '800000', periods: '120', termUnit: 'days', productId: 'p1', product_id: 'p1', ...more },
  ]);
  expect(queryOf(callsTo(calls, list)[0])).toMatchObject({ productId: 'p1', scene: '3', sessionId: 's-1' });
  const headers = await callsTo(calls, push)[0]?.allHeaders();
  expect(headers).toMatchObject(path === '/confirmV2' ? { swift: 'w-1', eyes: 'e-1' } : { building: 'b-1' });
  expect(await keysOf(callsTo(calls, push))).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
});

test('requires the box before Next, also for Enter', async () => {
  const { page, calls } = await openLoan();
  await page.getByRole('checkbox').uncheck();
  expect(await next(page).isDisabled()).toBe(true);
  await page.getByRole('checkbox').focus();
  await page.keyboard.press('Enter');
  expect(callsTo(calls, 'push')).toEqual([]);
  await page.getByRole('checkbox').check();
  expect(await next(page).isEnabled()).toBe(true);
});

test('cancels a navigation to an agreement in flight when the loan is taken', async () => {
  const { page, calls } = await openLoan();
  const agreement = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route('https://lend.example/**', async (route) => {
    asked.resolve();
    await agreement.promise;
    await route.fulfill({ contentType: 'text/html', body: 'The agreement' });
  });
  await page.route('**/contract-jump?*', (route) =>
    route.fulfill({ json: answer({ contract_url: 'https://lend.example/contract' }) }),
  );
  await page.route('**/loan-detail-push?*', async (route) => {
    agreement.resolve();
    await route.fulfill({ json: answer({ lendDetailsUrl: '/loanDetail?productId=p1&orderId=o9' }) });
  });
  await page.route('**/on-the-way', async (route) => {
    await asked.promise;
    await route.fulfill({ status: 204 });
  });
  await page.getByRole('link', { name: 'Disclosure statement' }).waitFor();
  // The page taps itself, because the driver is blocked during a navigation.
  await page.evaluate(() => {
    const tap = (name: string) =>
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();
    tap('Disclosure statement');
    void fetch('/on-the-way').then(() => tap('Next'));
  });
  await expect.poll(() => page.url()).toContain('/loanDetail?');
  expect(callsTo(calls, 'loan-detail-push')).toHaveLength(1);
});

test.each(
  firstFew(
    [
      ['https://lend.example/consent', '', 'https://lend.example/consent'],
      ['/loanAgreement', 'allow-same-origin', '/documents/loanAgreement.html'],
    ],
    1,
  ),
)(
  'sandboxes an agreement at %s with %o and no referrer; Cancel closes the web view',
  async (link, sandbox, source) => {
    const { page } = await openLoan({ popAgreementUrl: link });
    await page.route('https://lend.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>Consent</p>' }),
    );
    const frame = page.locator('iframe');
    await frame.waitFor();
    expect(await frame.getAttribute('src')).toBe(source);
    expect(await frame.getAttribute('sandbox')).toBe(sandbox);
    expect(await frame.getAttribute('referrerpolicy')).toBe('no-referrer');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect
      .poll(() => shellCalls(page))
      .toContainEqual(expect.objectContaining({ action: 'closeWebView' }));
  },
);

test('does not show an agreement whose link the link guard refuses', async () => {
  let link = '';
  const { page } = await openLoan();
  await next(page).waitFor();
  await page.route('**/loan-detail-confirm?*', (route) =>
    route.fulfill({ json: confirmationOnWire(confirmation({ popAgreementUrl: link })) }),
  );
  const refused = page.getByRole('dialog').getByText('This link cannot be opened');
  for (link of [
    'javascript:alert(1)',
    'data:text/html,x',
    'http://lend.example/consent',
    '//lend.example/consent',
  ]) {
    await openInside(page, '/nowhere');
    await page.getByText('Page not found').waitFor();
    await openInside(page, `/confirm?${shellQuery}&productId=p1&orderId=o1`);
    await expect.poll(async () => [link, await refused.isVisible()]).toEqual([link, true]);
    // An unreadable agreement cannot be agreed to, neither here nor on the page behind it.
    const agrees = await page.getByRole('button', { name: 'Agree' }).isEnabled();
    expect({ link, frames: await page.locator('iframe').count(), agrees }).toEqual({
      link,
      frames: 0,
      agrees: false,
    });
  }
  await page.getByRole('link', { name: 'Contact us' }).click();
  await page.waitForURL('**/customerService?*');
  await page.goBack();
  await refused.waitFor();
  expectNoFaults(page);
});

test('cancels the request for an agreement whose link the link guard refuses, so that nobody agrees to it', async () => {
  const { page, calls } = await openLoan();
  let link = 'javascript:alert(1)';
  await page.route('**/contract-jump?*', (route) => route.fulfill({ json: answer({ contract_url: link }) }));
  await page.getByRole('link', { name: 'Disclosure statement' }).click();
  await page.getByRole('alert').getByText('An agreement cannot be opened').waitFor();
  expect(await next(page).isDisabled()).toBe(true);
  expect(await page.getByRole('checkbox').count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Contact us' }).isEnabled()).toBe(true);
  link = '/aboutUs';
  await page.getByRole('link', { name: 'Disclosure statement' }).click();
  await page.waitForURL('**/aboutUs?*');
  await page.goBack();
  await page.getByRole('checkbox').waitFor();
  await expect.poll(() => next(page).isEnabled()).toBe(true);
  expect(callsTo(calls, 'push')).toEqual([]);
});

test.runIf(isNightly)("shows variant 2's first repayment date, gift and button text", async () => {
  const { page } = await openLoan(
    { promoTitle: 'A gift', promoContent: 'The next fee is on us', promoButtonText: 'Thanks' },
    '/confirmOfPeriod',
  );
  await page.getByRole('button', { name: 'Thanks' }).click();
  await page.getByText('First repayment date').waitFor();
  expect(await page.getByRole('button', { name: 'Get my money' }).isEnabled()).toBe(true);
  // In the cost and in the run of equal payments; the list of every payment opens on request.
  expect(await page.getByText('2026-03-02').count()).toBe(2);
  expect(await page.getByText('2026-05-02').count()).toBe(1);
});

const costLines = async (page: Page) => {
  const card = page.getByRole('region', { name: 'What this loan costs' });
  await card.waitFor();
  const rows = await card.locator('dl > div').allInnerTexts();
  return rows.map((row) => row.split(/\s*\n\s*/));
};

test.runIf(isNightly)('shows the fee alone when it is unknown how it is paid', async () => {
  const { page } = await openLoan({ receivedAmount: undefined });
  expect(await costLines(page)).toContainEqual(['Fee', '₹240.00']);
});

test('shows in one card what is lent, deducted, received, charged and repaid, to the centavo', async () => {
  const { page } = await openLoan();
  expect(await costLines(page)).toEqual([
    ['Taken off before you receive it', '− ₹240.00'],
    ['You receive', '₹7,760.00'],
    ['Charges in the plan', '₹1,248.00'],
    ['Total to repay', '₹9,248.00'],
    ['Interest rate', '3.9% a month'],
    ['Rate a year', '46.8% a year'],
    ['First payment', '₹4,624.00 · 2026-03-02'],
  ]);
});

test.each(
  firstFew(
    [
      ['en', 'Borrow ₹8,000.00'],
      ['fil', 'Kunin ang ₹8,000.00'],
    ],
    1,
  ),
)('names the action and the amount on the button in %s', async (lang, name) => {
  const { page } = await openLoan({}, '/confirm', lang);
  await page.getByRole('button', { name }).waitFor();
  const box = await page.getByRole('checkbox').boundingBox();
  expect(box && box.y + box.height).toBeLessThanOrEqual(800);
});

test('keeps a receipt for the order without any session data', async () => {
  const { page } = await openLoan();
  await page.route('**/loan-detail-push?*', (route) =>
    route.fulfill({ json: answer({ lendDetailsUrl: '/loanDetail?productId=p1&orderId=o9' }) }),
  );
  await next(page).click();
  await page.waitForURL('**/loanDetail?*');
  const kept = await page.evaluate(() => sessionStorage.getItem('receipt'));
  expect(JSON.parse(kept ?? '')).toMatchObject({
    owner: { orderId: 'o9' },
    receipt: { amount: 800_000, received: 776_000, plan: [{ amount: 462_400 }, { amount: 462_400 }] },
  });
  expect(kept).not.toContain('s-1');
});

test('shows the receipt at once when the backend names no next page', async () => {
  const { page } = await openLoan();
  await page.route('**/loan-detail-push?*', (route) => route.fulfill({ json: answer({}) }));
  await next(page).click();
  await page.getByRole('heading', { name: 'Your loan is confirmed' }).waitFor();
  await page.getByRole('heading', { name: 'What you have agreed to' }).waitFor();
  await page.getByText('Repayment plan').click();
  expect(await page.getByText('2nd payment').isVisible()).toBe(true);
});

test('skips the introduction after leaving a push with an unknown outcome, and warns on return', async () => {
  const { page } = await openLoan({ popAgreementUrl: '/loanAgreement' });
  await page.route('**/loan-detail-push?*', (route) => route.abort());
  const told = page.getByText('We do not know yet whether your loan was taken');
  await page.getByRole('button', { name: 'Agree' }).click();
  await next(page).click();
  await told.waitFor();
  await page.getByRole('button', { name: 'Leave it for now' }).click();
  await told.waitFor({ state: 'detached' });
  expect(await page.getByRole('dialog').count()).toBe(0);
  await shellSays(page, 'resume');
  await told.waitFor();
});

test('does not treat an order that still leads to its confirmation as proof that the loan was not taken', async () => {
  const { page } = await openLoan();
  await page.route('**/loan-detail-push?*', (route) => route.abort());
  await page.route('**/loan-details/loan-details?*', (route) =>
    route.fulfill({
      json: answer({ orderStatus: '151', noticeStatusText: 'Approved', playeduL: '/confirm' }),
    }),
  );
  await next(page).click();
  await page.getByRole('button', { name: 'Check now' }).click();
  await page.getByText('We looked, and it cannot be told yet.').waitFor();
  expect(await pendingIntents(page)).toMatchObject([{ kind: 'push' }]);
});

test.each(
  firstFew(
    [
      ['nothing', [confirmation().repay_plans?.[0], null]],
      ['words', 'n/a'],
    ],
    1,
  ),
)('does not let users agree to a plan with %s instead of a payment', async (_, plan) => {
  const { page } = await openLoan({ repay_plans: plan as never });
  await page.getByRole('alert').getByText('We cannot show what this loan costs').waitFor();
  expect(await next(page).isDisabled()).toBe(true);
});

const ready = { event: 'ready', payload: {} };

test('asks to stay on back only if the company wants it; a second back, or Agree, stays', async () => {
  const { page } = await openLoan({ isPopType: true, popTitle: 'Almost there' });
  await next(page).waitFor();
  await shellSays(page, 'back');
  await page.getByRole('dialog').getByText('Almost there').waitFor();
  await page.getByRole('button', { name: 'Agree' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await shellSays(page, 'back');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect
    .poll(() => shellCalls(page))
    .toContainEqual(expect.objectContaining({ action: 'closeWebView' }));
  const backs = (await shellCalls(page)).filter(({ event }) => event);
  expect(backs).toEqual([
    ready,
    { event: 'back.handled', payload: { handled: true } },
    { event: 'back.handled', payload: { handled: true } },
  ]);
});

test('leaves back to the shell when the backend asks for nothing', async () => {
  const { page } = await openLoan();
  await next(page).waitFor();
  await shellSays(page, 'back');
  expect((await shellCalls(page)).filter(({ event }) => event)).toEqual([
    ready,
    { event: 'back.handled', payload: { handled: false } },
  ]);
});

test('blocks back until the response while the loan is being taken', async () => {
  const { page } = await openLoan({ isPopType: true });
  await page.route('**/loan-detail-push?*', () => undefined);
  await next(page).click();
  await shellSays(page, 'back');
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect((await shellCalls(page)).filter(({ event }) => event)).toEqual([
    ready,
    { event: 'back.handled', payload: { handled: true } },
  ]);
});
