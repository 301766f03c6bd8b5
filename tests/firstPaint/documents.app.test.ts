import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { builtApp, expectNoFaults, shellQuery } from '../app/builtApp.ts';
import { firstFew } from '../nightly.ts';

const app = builtApp();
const query = `${shellQuery.replace('market=1', 'market=0')}&lang=en`;
const orderQuery = 'productId=p1&orderId=overdue';

const routes: [path: string, call: string, figure?: string][] = [
  [`/loanDetail?${orderQuery}`, '/v3/loan-details/loan-details', '.hero'],
  [`/repay?${orderQuery}`, '/v3/installment/loan-play-detail', ':has(> .sum)'],
  [`/repayDelay?${orderQuery}`, '/spoken/unforgettable', ':has(> .sum)'],
  ['/confirm?productId=p1&orderId=', '/v3/loan-confirm/loan-detail-confirm', ':has(> .sum)'],
  ['/confirmOfPeriod?productId=p1&orderId=', '/v3/loan-confirm/loan-detail-confirm', ':has(> .sum)'],
  ['/confirmV2?productId=p1&orderId=', '/gopia/goya/satire', ':has(> .sum)'],
  [`/ynRepay?${orderQuery}`, '/repayment/repayment-way', ':has(> .sum)'],
  [`/ynRepayChoose?${orderQuery}`, '/repayment/repayment-way'],
  ['/bindBank?productId=p1&orderId=card', '/v3/bind-card/card-init', 'form'],
  ['/complaint?orderNo=overdue', '/user-problem/problem-init', '.card'],
  ['/complainPageNext?type=2&orderNo=overdue', '/user-problem/problem-init'],
  ['/complaintList?', '/user-problem/problem-list', '.tabs'],
  ['/complainDetails?problemId=CP10001', '/user-problem/problem-detail'],
  ['/customerService?', '/v3/personal-center/contact-kf-info', '.card:last-child'],
  ['/jointLoginError?', '/gopia/goya/drowns'],
  ['/recommendList?', '/gopia/goya/drowns', 'article'],
  ['/promotion/?id=t1', '/channel/channel-template', '.offer-title'],
];

/** Its elements with their attributes and texts, without what differs until the app is there: ids, and controls that take no input. */
const plain = (part: Element): string =>
  [part, ...part.querySelectorAll('*')]
    .map((one) => {
      const attributes = [...one.attributes]
        .filter(({ name }) => !/^(id|for|inert|aria-\w+by)$/.test(name))
        .map(({ name, value }) => (value === 'true' ? name : `${name}="${value}"`).replace(/=""$/, ''));
      const texts = [...one.childNodes].filter((child) => child instanceof Text).map((text) => text.data);
      return `<${[one.localName, ...attributes.toSorted()].join(' ')}>${texts.join('')}`;
    })
    .join('\n');

const watch = (page: Page, figure: string) =>
  page.addInitScript(`{
    const plain = ${plain};
    const seen = { shifts: 0, asked: '', early: '' };
    window.seen = seen;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shifts += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    new MutationObserver(() => {
      seen.asked ||= window.earlyCall?.url ?? '';
      const part = document.querySelector(${JSON.stringify(`.early ${figure}`)});
      if (part) seen.early ||= plain(part);
    }).observe(document, { subtree: true, childList: true });
  }`);

const seenIn = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { shifts: number; asked: string; early: string } }).seen);

const drawn = (page: Page) =>
  page.locator('#root > [data-state]:not([data-state=loading]), #root .page').first().waitFor();

describe('the first request of a document, without a layout shift when the app takes over', () => {
  test.each(firstFew(routes, 2))('%s', async (path, call, figure = 'nothing') => {
    const page = await app.newPage({ isFirstVisit: true, holdsFiles: true });
    await watch(page, figure);
    // Without the app's files the document draws its response, however late that is.
    if (figure !== 'nothing')
      await page.route('**/assets/framework-*.js', async (route) => {
        await page.waitForFunction(() => window.earlyDrawn?.then(() => true));
        await route.continue();
      });
    let calls = 0;
    let initiator = '';
    page.on('request', (request) => {
      if (!request.url().includes(call)) return;
      calls += 1;
      initiator ||= request.method();
    });
    await page.goto(`${app.url}${path}&${query}`, { waitUntil: 'commit' });
    await drawn(page);
    await page.waitForLoadState('networkidle');
    const { shifts, asked, early } = await seenIn(page);
    expect({ calls, shifts }).toEqual({ calls: 1, shifts: 0 });
    expect(asked).toContain(call);
    expect(await page.evaluate(() => window.earlyCall)).toBe(undefined);
    if (figure === 'nothing') return;
    expect(early).toBe(await page.locator(`#root .page-main ${figure}`).first().evaluate(plain));
    expectNoFaults(page);
  });
});

describe("the order's main button is a link before the app is there", () => {
  const open = async (orderId: string, prepare?: () => void) => {
    const page = await app.newPage({ holdsFiles: true, noisy: true });
    if (prepare) await page.addInitScript(prepare);
    // Only the order's page waits for the app.
    await page.route('**/assets/framework-*.js', (route) =>
      page.url().includes('/repay') ? route.continue() : new Promise(() => {}),
    );
    await page.goto(`${app.url}/loanDetail?productId=p1&orderId=${orderId}&${query}`, {
      waitUntil: 'commit',
    });
    await page.locator('.early .hero').waitFor();
    return page;
  };

  test('links the main button to the repayment of the same order and session', async () => {
    const page = await open('overdue');
    const address = new URL(
      (await page.locator('.early-footer a').first().getAttribute('href')) ?? '',
      app.url,
    );
    expect(address.pathname).toBe('/repay');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      productId: 'p1',
      orderId: 'overdue',
      sessionId: 's-1',
      lang: 'en',
    });
    await page.locator('.early-footer a').first().click({ noWaitAfter: true });
    await page.waitForURL('**/repay?**');
    await page.locator('.card .sum').first().waitFor();
  });

  test('places each action where the app draws its button', async () => {
    const page = await open('overdue');
    const boxes = (selector: string) =>
      page.evaluate(
        (within) =>
          [...document.querySelectorAll(`${within} :is(a, button, p)`)].map((part) => {
            const { x, y, width, height } = part.getBoundingClientRect();
            return { text: part.textContent, classes: part.className.trim(), x, y, width, height };
          }),
        selector,
      );
    const early = await boxes('.early-footer');
    expect(early.length).toBeGreaterThan(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await page.locator('.page .page-footer').waitFor();
    await expect.poll(() => boxes('.page .page-footer')).toEqual(early);
  });

  test('omits the button while a code is stored, because the app offers that first', async () => {
    const page = await open('overdue', () =>
      localStorage.setItem('repaymentInfo', '{"owner":{},"amount":1,"code":{}}'),
    );
    expect(await page.locator('.early-footer').count()).toBe(0);
  });
});

describe('the clock of a document', () => {
  test("counts the days left by the company's clock, not the phone's", async () => {
    const page = await app.newPage({ holdsFiles: true, noisy: true });
    await page.route('**/assets/framework-*.js', () => new Promise(() => {}));
    await page.route('**/loan-play-detail*', (route) =>
      route.fulfill({
        headers: { date: 'Tue, 02 Jan 2018 04:00:00 GMT' },
        json: { success: true, data: { repayAmount: 100, repayDate: '2018-01-05', repayPlan: [] } },
      }),
    );
    await page.goto(`${app.url}/repay?${orderQuery}&${query}`, { waitUntil: 'commit' });
    await expect.poll(() => page.locator('.early :has(> .sum)').textContent()).toContain('3 days left');
  });
});

test('makes no call for a URL without an order', async () => {
  const page = await app.newPage({ isFirstVisit: true });
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/loan-details')) calls += 1;
  });
  for (const blank of ['%20', '%E2%80%8B', '']) {
    await page.goto(`${app.url}/loanDetail?productId=p1&orderId=${blank}&${query}`);
    await drawn(page);
  }
  expect(calls).toBe(0);
});

describe("the promotion's offer and form", () => {
  const call = '**/channel-template?*';
  const shown = (page: Page, within: string) =>
    page.evaluate(
      `(() => {
        const plain = ${plain};
        return [...document.querySelectorAll('${within} :is(.offer-banner, .offer-title, .offer-slogan, .card)')].map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          const content = part.matches('.offer-banner') ? '' : plain(part);
          return { content, box: { x, y, width, height } };
        });
      })()`,
    );

  test.each(
    firstFew(
      [
        ['a picture', 'id=t1&lang=en'],
        ['no picture and no text on the button', 'id=t2&lang=fil'],
        ['long texts and a picture that does not load', 'id=t3&lang=spec'],
        ['parameters of an advertisement, in the dark', 'id=t1&user_from=fb&utm_tag=u1&lang=en'],
      ] as const,
      2,
    ),
  )('are drawn as the app draws them: %s', async (name, search) => {
    const page = await app.newPage({
      holdsFiles: true,
      noisy: true,
      colorScheme: name.includes('dark') ? 'dark' : 'light',
    });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, { shift: (entry as unknown as { value: number }).value });
      }).observe({ type: 'layout-shift', buffered: true });
      // The app must not show the offer as loading again.
      new MutationObserver(() => {
        const states = [...document.querySelectorAll<HTMLElement>('.offer')].map(
          (one) => one.dataset['state'],
        );
        if (states.includes('loading')) Object.assign(window, { hasLoadedAgain: true });
      }).observe(document, { subtree: true, childList: true, attributes: true });
    });
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/assets/promotion-main-*.js', async (route) => {
      await promise;
      await route.continue();
    });
    // The captcha's image is the app's.
    await page.route('**/get-sid?*', () => new Promise(() => {}));
    await page.goto(`${app.url}/promotion/?${search}&deviceId=d-1`, { waitUntil: 'commit' });
    await page.locator('.early .card').waitFor();
    const controls = page.locator('.early :is(button, input)');
    expect(await controls.evaluateAll((all) => all.map((one) => (one as HTMLElement).inert))).toEqual(
      Array.from({ length: 6 }, () => true),
    );
    const early = await shown(page, '.early');
    resolve();
    await page.locator('.page .card').waitFor();
    expect(await shown(page, '.page')).toEqual(early);
    expect(await page.evaluate(() => ['shift' in window, 'hasLoadedAgain' in window])).toEqual([
      false,
      false,
    ]);
  });

  test.each(
    firstFew(
      [
        ['a refusal', '', { json: { code: '05', message: 'This promotion is over.' } }],
        ['a response without data', '', { json: { code: '00' } }],
        ['HTML', '', { contentType: 'text/html', body: '<h1>Good day</h1>' }],
        ['an error of the server', '', { status: 500, json: { code: '00', data: { id: 't1' } } }],
        ['the download page', '#/downloadTemplate?id=t1', { json: { code: '00', data: { id: 't1' } } }],
        ['the agreement', '#/agreementTemplate?id=t1', { json: { code: '00', data: { id: 't1' } } }],
      ] as const,
      3,
    ),
  )('leave %s to the app', async (_, hash, answer) => {
    const page = await app.newPage({ holdsFiles: true, noisy: true });
    await watch(page, '*');
    await page.route(call, (route) => route.fulfill(answer));
    await page.goto(`${app.url}/promotion/?id=t1&${query}${hash}`);
    await page.locator('#root > .page').waitFor();
    expect((await seenIn(page)).early).toBe('');
  });

  test.each([
    ['left to the app when all its files came', 'promotion-phoneBook', 0],
    ['drawn when the libraries did not come', 'promotion-vendor', 1],
  ])('are %s before the response', async (_, missing, count) => {
    const page = await app.newPage({ holdsFiles: true, noisy: true });
    const first = ['rolldown-runtime', 'vendor', 'renderer', 'main', 'en', 'promotion'].map(
      (name) => `promotion-${name}`,
    );
    const files = first
      .filter((name) => name !== missing)
      .map((name) => page.waitForResponse(`**/assets/${name}-*.js`).then((file) => file.finished()));
    // The app cannot render without its libraries. If a request is pending, it also needs the file of pending requests.
    await page.addInitScript(() => localStorage.setItem('openIntents', '[]'));
    await page.route(`**/assets/${missing}-*.js`, () => new Promise(() => {}));
    await page.route(call, async (route) => {
      await Promise.all(files);
      await route.continue();
    });
    await page.goto(`${app.url}/promotion/?id=t1&${query}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.earlyDrawn?.then(() => true));
    expect(await page.locator('.early').count()).toBe(count);
  });

  test('leave a form that was kept for a reload to the app', async () => {
    const page = await app.newPage({ holdsFiles: true, noisy: true });
    await page.goto(`${app.url}/promotion/?id=t1&${query}`);
    await page.locator('.page input[name=phone]').fill('13912345678');
    await page.route('**/assets/promotion-main-*.js', () => new Promise(() => {}));
    await page.reload({ waitUntil: 'commit' });
    await page.waitForFunction(() => window.earlyDrawn?.then(() => true));
    expect(await page.locator('.early').count()).toBe(0);
  });
});

test.each(['/repay', '/promotion/'])('compiles the libraries of %s while they load', async (path) => {
  const html = await (await fetch(`${app.url}${path}`)).text();
  const files = [...html.matchAll(/href="(\S+(?:vendor|renderer)-\w+\.js)"/g)].map(([, file]) => file);
  expect(files).toHaveLength(2);
  for (const file of files) {
    const script = await (await fetch(`${app.url}${file}`)).text();
    expect(script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

test('shows the help when the renderer does not come', async () => {
  const page = await app.newPage({ holdsFiles: true, noisy: true });
  await page.route('**/renderer-*.js', (route) => route.abort());
  await page.goto(`${app.url}/repay?productId=p1&orderId=due&sessionId=session-due`);
  await page.getByRole('alert').getByRole('link', { name: 'Reload' }).waitFor();
  expect(await page.locator('#root').isVisible()).toBe(false);
});

test.each(['/', '/loanDocuments', '/complainDetails', '/loanDetail', '/promotion/'])(
  'writes nothing for what the document of %s does not have',
  async (path) => {
    const document = await (await fetch(app.url + path)).text();
    expect(document).not.toMatch(/^(undefined|null)$/m);
  },
);

test('starts the app when its figure does not load', async () => {
  const page = await app.newPage({ holdsFiles: true, noisy: true });
  await page.route('**/assets/figure-*.js', (route) => route.abort());
  await page.goto(`${app.url}/repay?productId=p1&orderId=due&${query}`);
  await page.getByRole('button', { name: /^Pay ₱/ }).waitFor();
  expect(await page.locator('.help').count()).toBe(0);
});

test('takes no input before the app is there', async () => {
  const page = await app.newPage({ holdsFiles: true, noisy: true });
  await page.route('**/assets/app-*.js', () => new Promise(() => {}));
  await page.goto(`${app.url}/bindBank?productId=p1&orderId=card&${query}`, { waitUntil: 'commit' });
  const controls = page.locator('.early :is(button, input)');
  await controls.first().waitFor();
  expect(await controls.evaluateAll((all) => all.every((control) => (control as HTMLElement).inert))).toBe(
    true,
  );
});

test('links the phone number before the app is there', async () => {
  const page = await app.newPage({ holdsFiles: true, noisy: true });
  await page.route('**/assets/app-*.js', () => new Promise(() => {}));
  await page.goto(`${app.url}/customerService?${query}`, { waitUntil: 'commit' });
  expect(await page.locator('.early a').first().getAttribute('href')).toBe('tel:0288880100');
});

test.each([
  ['/repaymentOfCode?showType=1&payCode=0312345678901234&repayAmount=892480', '.card:has(.sum)'],
  ['/repaymentOfCode2?', '.message'],
])('lets the app draw the same in place of the figure of %s', async (path, figure) => {
  const page = await app.newPage({ isFirstVisit: true });
  await watch(page, figure);
  await page.goto(`${app.url}${path}&${query}`);
  const part = page.locator(`#root .page-main ${figure}`).first();
  await part.waitFor();
  expect(await seenIn(page)).toMatchObject({ shifts: 0, early: await part.evaluate(plain) });
  expectNoFaults(page);
});
