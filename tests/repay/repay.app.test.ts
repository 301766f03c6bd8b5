import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { controlOf } from '../app/control.ts';
import { builtApp, expectNoFaults, shellQuery, shellSays, withShell } from '../app/builtApp.ts';
import { openInside } from '../app/inside.ts';
import { tryRows } from '../app/rows.ts';
import { readBarcode, readQr } from '../repaymentCode/decode.ts';
import { brokenQrPh, qrPhOf } from '../models/fixtures/repayment.ts';
import { pixelsOf } from './pixels.ts';
import { firstFew, isNightly } from '../nightly.ts';

const app = builtApp();
const query = shellQuery.replace('market=1', 'market=0');

const withQuery = (path: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`;
const open = async (path: string) => {
  const page = await app.newPage();
  await page.goto(app.url + withQuery(path));
  return page;
};
const codePath = (parameters: Record<string, string>) =>
  `/repaymentOfCode?${new URLSearchParams(parameters).toString()}`;
const openCode = (parameters: Record<string, string>) => open(codePath(parameters));
const goTo = (page: Page, path: string) => openInside(page, withQuery(path));
const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const { control, orderNow } = controlOf(app);
const codesOf = async (orderId: string) => (await orderNow(orderId))?.codes ?? [];

test('pays with QR Ph, and shows the payment on the order when the shell comes back', async () => {
  const page = await app.newPage();
  await withShell(page);
  await page.goto(`${app.url}/loanDetail?${query}&productId=p1&orderId=due`);
  await page.locator('[data-state^=shown]').waitFor();
  await page.getByRole('link', { name: 'Repayment', exact: true }).click();
  await tap(page, 'Payment');
  await page.getByText('Please select your repayment method for payment').waitFor();
  await tap(page, /QR Ph/);
  await tap(page, 'Payment');
  await page.getByRole('img', { name: 'QR code to pay with' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/repaymentOfCode');
  expect(new URL(page.url()).searchParams.get('sessionId')).toBe('s-1');

  const [made] = await codesOf('due');
  await page.goto(`${app.url}/loanDetail?${query}&productId=p1&orderId=due`);
  // The document draws the same before the app can be resumed.
  await page.locator('[data-state^=shown]').getByText('We are waiting for your payment').waitFor();
  await control(`/codes/${made?.code}/pay`, {});
  await shellSays(page, 'resume');
  await page.getByText('Fully paid').waitFor();
  expectNoFaults(page);
});

const looks = [1, 2, 3].flatMap((density) =>
  (['light', 'dark', 'darkened'] as const).map((look) => ({ density, look })),
);

test.each(firstFew(looks, 2))(
  'draws codes that can be scanned, also enlarged, at density $density, $look',
  async ({ density, look }) => {
    const payCode = qrPhOf('8924.80');
    const digits = '0312345678901234';
    const page = await app.newPage({ deviceScaleFactor: density });
    const show = (parameters: Record<string, string>) =>
      page.goto(app.url + withQuery(codePath({ ...parameters, repayAmount: '892480' })));
    const devtools = await page.context().newCDPSession(page);
    await page.emulateMedia({ colorScheme: look === 'dark' ? 'dark' : 'light' });
    await devtools.send('Emulation.setAutoDarkModeOverride', { enabled: look === 'darkened' });

    await show({ showType: '2', payCode });
    const code = page.getByRole('img', { name: 'QR code to pay with' });
    expect(await readQr(await pixelsOf(code.last()))).toEqual([payCode, payCode]);
    await tap(page, 'Enlarge');
    expect(await readQr(await pixelsOf(page.getByRole('dialog').getByRole('img')))).toEqual([
      payCode,
      payCode,
    ]);

    await show({ showType: '1', payCode: ` ${digits}\u200b  ` });
    const barcode = page.getByRole('img', { name: `Barcode ${digits}` });
    expect(await readBarcode(await pixelsOf(barcode))).toEqual([digits, digits]);
    expectNoFaults(page);
    await devtools.send('Emulation.setAutoDarkModeOverride', {});
    await devtools.detach();
  },
);

test('does not draw a code that was changed, asks for more or is of another country', async () => {
  const page = await app.newPage();
  await page.goto(`${app.url}/customerService?${query}`);
  const reasons = {
    'was changed': [brokenQrPh, 'This code is damaged or was changed on its way.'],
    'asks for more': [qrPhOf('9924.80'), 'This code asks for another amount than ₱8,924.80.'],
    'is of another country': [qrPhOf('8924.80', { '58': 'SG' }), 'not a payment code of the Philippines'],
  } as const;
  await tryRows(reasons, async ([payCode, reason]) => {
    await page.getByRole('heading', { name: 'Customer service' }).waitFor();
    await goTo(page, codePath({ showType: '2', payCode, repayAmount: '892480' }));
    await page.getByText(reason).waitFor();
    expect(await page.getByRole('img').count()).toBe(0);
    await goTo(page, '/customerService');
  });
  expectNoFaults(page);
});

test('shows a picture of a code, or draws the code when the picture is refused', async () => {
  const payCodeImg = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')}`;
  const page = await openCode({ showType: '2', payCode: 'abc', payCodeImg });
  expect(await page.getByRole('img').getAttribute('src')).toBe(payCodeImg);
  await goTo(page, codePath({ showType: '2', payCode: 'abc', payCodeImg: 'javascript:alert(1)' }));
  await page.locator('canvas[role=img]').waitFor();
  expectNoFaults(page);
});

test('offers to reload a picture of a code when nothing else can be drawn', async () => {
  const payCodeImg = 'https://pay.example/code.svg';
  const page = await app.newPage({ noisy: true });
  await page.route(payCodeImg, (route) => route.abort());
  await page.goto(app.url + codePath({ showType: '2', payCodeImg, repayAmount: '892480' }));
  await page.getByRole('alert').getByText('The picture of the code did not come.').waitFor();
  await page.unroute(payCodeImg);
  await page.route(payCodeImg, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    }),
  );
  await tap(page, 'Try again');
  await page.locator('.code-image').evaluate((image: HTMLImageElement) => image.decode());
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('moves nothing when the file that draws a QR code arrives late, and offers to reload a missing one', async () => {
  const page = await app.newPage({ noisy: true, holdsFiles: true });
  const file = '**/assets/qrCode-*.js';
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(file, (route) => route.abort());
  await page.goto(
    app.url + codePath({ showType: '2', payCode: '0312345678901234567', repayAmount: '892480' }),
  );
  const retry = page.getByRole('button', { name: 'Try again' });
  await retry.waitFor();
  await page.unroute(file);
  await page.route(file, async (route) => {
    await arrival;
    await route.continue();
  });
  // The held file may delay the page's load event.
  await page.reload({ waitUntil: 'commit' });
  const topOfTips = async () => (await page.getByText('Scan to pay').boundingBox())?.y;
  const top = await topOfTips();
  expect(await retry.count()).toBe(0);
  arrive();
  await page.getByRole('img', { name: 'QR code to pay with' }).waitFor();
  expect(await topOfTips()).toBe(top);
});

test.runIf(isNightly)(
  'keeps whole pixels in a barcode that replaces a missing picture, on wide phones too',
  async () => {
    const payCodeImg = 'https://pay.example/code.png';
    const page = await app.newPage({ noisy: true, viewport: { width: 412, height: 800 } });
    await page.route(payCodeImg, (route) => route.abort());
    await page.goto(app.url + codePath({ showType: '1', payCode: '03123456789012345678', payCodeImg }));
    const drawn = page.locator('canvas.drawn-code');
    const widths = await drawn.evaluate((canvas) => [
      Number(canvas.getAttribute('width')) / devicePixelRatio,
      canvas.getBoundingClientRect().width,
    ]);
    expect(widths[0]).toBe(widths[1]);
    expect(widths[1]).toBeGreaterThan(320);
  },
);

test('keeps the title of the channels above their names with text at 200 %', async () => {
  const page = await open('/repay?productId=p1&orderId=due');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await tap(page, 'Payment Method');
  // Measured together, because the sheet may still be rising.
  const room = await page
    .getByRole('dialog', { name: 'Payment Method' })
    .locator('.sheet-bar')
    .evaluate(({ firstElementChild: title, nextElementSibling: names }) =>
      title && names ? names.getBoundingClientRect().top - title.getBoundingClientRect().bottom : NaN,
    );
  expect(room).toBeGreaterThanOrEqual(0);
});

test('turns the pictures of the instructions by swiping and by keys', async () => {
  const page = await open('/DRInstructions');
  await tap(page, 'Enlarge the picture of step 1');
  const picture = page.getByRole('dialog').locator('svg').last();
  // Waits until the dialog has risen.
  await picture.click({ trial: true });
  const box = await picture.boundingBox();
  const y = (box?.y ?? 0) + 40;
  await page.mouse.move(300, y);
  await page.mouse.down();
  await page.mouse.move(80, y, { steps: 4 });
  await page.mouse.up();
  await page.getByRole('heading', { name: 'Step 2 of 4' }).waitFor();
  await page.getByRole('button', { name: 'Next' }).press('Enter');
  await page.getByRole('heading', { name: 'Step 3 of 4' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.getAttribute('[data-state]', 'data-state')).toBe('code.payable steps.reading');
  expectNoFaults(page);
});
