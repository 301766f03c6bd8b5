import { expect, test } from 'vitest';
import { personAt } from '../bindBank/person.ts';
import { understood } from '../../sandbox/dialects.ts';
import { record, replay } from '../inspector/recorder.ts';
import { triedDialects } from './triedDialects.ts';
import { controlOf } from './control.ts';
import { builtApp, expectNoFaults, shellCalls, shellQuery, shellSays, withShell } from './builtApp.ts';

const app = builtApp();
const query = `${shellQuery.replace('market=1', 'market=0')}&inspect=ws`;
const phone = '13912345678';

const { control, orderNow } = controlOf(app);

test.each(triedDialects)(
  'lets a borrower register, take a loan, bind an account, extend, pay by code, complain and rate the answer (%s)',
  async (dialect) => {
    await control('/dialect', { dialect });
    const page = await app.newPage({ userAgent: 'Android' });
    await withShell(page);
    const recording = await record(app.url);
    await page.clock.install();
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
    const field = (name: string) => page.locator(`input[name=${name}]`);
    const open = (path: string) => page.goto(`${app.url}${path}${path.includes('?') ? '&' : '?'}${query}`);
    const payByCode = async (id: string) => {
      const [made] = (await orderNow(id))?.codes ?? [];
      await control(`/codes/${made?.code}/pay`, {});
      return made?.amount;
    };

    await page.goto(`${app.url}/promotion/?id=t1&user_from=fb&UC=uc-1&inspect=ws`);
    await page.locator('.captcha img').waitFor();
    await field('phone').fill(phone);
    await field('capcode').fill((await control<{ characters: string }>('/captcha')).characters);
    await button('Get code').click();
    await page.getByText('验证码已发送，请注意查收').waitFor();
    await field('smsCode').fill((await control<{ code: string }>('/sms')).code);
    await button('Apply now').click();
    await page.getByRole('link', { name: 'Download for Android' }).waitFor();

    // Confirm a loan: the shell opens the page, because the app is now installed.
    await open('/confirm?productId=p1&orderId=');
    await page.getByText('Total to repay').waitFor();
    await button('Next').click();
    await page.waitForURL('**/loanDetail?*from=confirm*');
    await page.getByText('Approved').first().waitFor();
    // The document draws the order before the app runs, and only the app notes that the loan was seen.
    await page.getByText('More about this order').waitFor();
    const orderInAddress = new URL(page.url()).searchParams.get('orderId') ?? '';
    const orderId = understood(orderInAddress);
    expect((await orderNow(orderId))?.state).toBe('approved');

    await open(`/bindBank?productId=p1&orderId=${orderInAddress}&source=loanDetail`);
    await personAt(page).fillWallet('0917 123 4567');
    await button('Next').click();
    await page.waitForURL('**/order?*source=loanDetail*');
    await page.getByText(/is on its way to your Maya account/).waitFor();
    expect((await shellCalls(page)).map(({ action }) => action)).toContain('endBindCard');

    // The money arrives, the due day approaches, and the shell resumes the page.
    await control(`/orders/${orderId}/advance`, {});
    await control(`/orders/${orderId}/advance`, {});
    await shellSays(page, 'resume');
    await page.getByText('Short of money?').waitFor();

    await page.getByRole('link', { name: 'Rollover Repayment' }).click();
    await page.getByText('Next payment date').waitFor();
    await button('Payment Method').click();
    await page.getByRole('button', { name: /GCash/ }).click();
    await button('Payment').click();
    await page.getByText('Repayment code', { exact: true }).waitFor();
    // A live region that was there before, so that a screen reader announces its new content.
    const announced = await page.$('main output:empty');
    const price = await payByCode(orderId);
    await shellSays(page, 'resume');
    await expect.poll(() => announced?.textContent()).toMatch(/arrived.*extended to/);
    await open(`/loanDetail?productId=p1&orderId=${orderInAddress}`);
    await page.getByText('Extended').first().waitFor();
    expect(await orderNow(orderId)).toMatchObject({ state: 'disbursed', codes: [] });

    await page.getByRole('link', { name: 'Repayment', exact: true }).click();
    await button('Payment Method').click();
    await page.getByRole('button', { name: /QR Ph/ }).click();
    await button('Payment').click();
    await page.getByRole('img', { name: 'QR code to pay with' }).waitFor();
    const paid = await payByCode(orderId);
    expect(paid).toBeGreaterThan(price ?? Infinity);
    await open(`/loanDetail?productId=p1&orderId=${orderInAddress}`);
    await page.getByText('1 of 4 paid').waitFor();
    expect(await orderNow(orderId)).toMatchObject({ state: 'disbursed', outstanding: (paid ?? 0) * 3 });
    await control(`/orders/${orderId}/pay`, {});
    await open(`/loanDetail?productId=p1&orderId=${orderInAddress}`);
    await page.getByText('Fully paid').waitFor();
    expect(await orderNow(orderId)).toMatchObject({ state: 'settled', outstanding: 0 });

    await page.getByRole('radio', { name: '4 of 5 stars' }).check();
    await button('Submit').click();
    await expect.poll(async () => (await shellCalls(page)).map(({ action }) => action)).toContain('goRating');
    const picture = await page.screenshot();

    await open(`/complaint?orderNo=${orderInAddress}`);
    await page.getByRole('link', { name: 'Fees and interest' }).click();
    await page.waitForURL('**/complainPageNext?*');
    await page.getByLabel('Description').fill('What was the extension for?');
    await page
      .getByLabel('Add pictures')
      .setInputFiles({ name: 'order.png', mimeType: 'image/png', buffer: picture });
    await page.getByText('Upload succeeded!').waitFor();
    await button('Send').click();
    await page.getByRole('dialog', { name: 'Successfully Sent' }).waitFor();
    await page.clock.fastForward(1_500);
    await page.waitForURL('**/complaint?*');

    await page.getByRole('link', { name: 'My complaints' }).click();
    await page.getByRole('link', { name: /What was the extension for/ }).click();
    await page.getByText('Process Result').waitFor();
    const shown = page.getByRole('img', { name: 'Picture 1', exact: true });
    expect(
      await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(0);
    await page.clock.fastForward(3_000);
    await page.getByRole('radio', { name: '5 of 5 stars' }).click();
    await button('Send').click();
    await page.getByText('Successful demonstration！').waitFor();

    const happened = await control<{ kind: string; path?: string; body?: object }[]>('/events');
    expect(happened.filter(({ kind }) => kind === 'violation')).toEqual([]);
    expect(happened.find(({ path }) => path?.endsWith('/save-score'))?.body).toMatchObject({ score: '5' });
    expectNoFaults(page);

    await page.close();
    recording.stop();
    const told = JSON.stringify([...recording.runs.values()]);
    for (const own of [phone, '09171234567', 'What was the extension for', 'order.png', orderId])
      expect(told).not.toContain(own);
    const replays = await replay(recording.runs.values());
    const machines = replays.map(({ machine }) => machine);
    expect(machines).toEqual(
      expect.arrayContaining([
        'registration',
        'loanConfirm',
        'bindBank',
        'orderDetails',
        'repay',
        'complaintNext',
        'app',
      ]),
    );
    expect(replays.filter(({ problem }) => problem)).toEqual([]);
  },
);
