import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { controlOf } from '../app/control.ts';
import { shellQuery } from '../app/builtApp.ts';
import { storedRequests } from '../app/storedRequests.ts';
import { patience } from '../patience.ts';
import { webKitPhone } from './phone.ts';

const phone = webKitPhone();
const query = shellQuery.replace('market=1', 'market=0');

const { control, orderNow } = controlOf(phone);

const open = (path: string) => phone.open(`${path}${path.includes('?') ? '&' : '?'}${query}`);
const button = (name: string | RegExp) => ({ role: 'button', name });
const field = (name: string) => ({ selector: `input[name=${name}]` });

/** Left sooner, a page would report what was done when the next one opens. */
const isSeen = () =>
  expect
    .poll(
      async () => (await phone.read(storedRequests)).every((request) => !request.isDone || request.isSeen),
      patience,
    )
    .toBe(true);

test('registers, takes a loan, binds an account, pays by code and complains in WebKit', async () => {
  await phone.open('/promotion/?id=t1&user_from=fb&UC=uc-1');
  await phone.sees({ selector: '.captcha img' });
  await phone.write(field('phone'), '13912345678');
  await phone.write(field('capcode'), (await control<{ characters: string }>('/captcha')).characters);
  await phone.tap(button('Get code'));
  await phone.sees({ text: '验证码已发送，请注意查收' });
  await phone.write(field('smsCode'), (await control<{ code: string }>('/sms')).code);
  await phone.tap(button('Apply now'));
  await phone.sees({ role: 'link', name: /^Download/ });

  // Confirm a loan: the shell opens the page, because the app is now installed.
  await open('/confirm?productId=p1&orderId=');
  await phone.sees({ text: 'Total to repay' });
  await phone.tap(button('Next'));
  await phone.arrives(/\/loanDetail\?.*from=confirm/);
  await phone.sees({ text: 'Approved' });
  await isSeen();
  const address = new URL(String(await phone.run('return location.href')));
  const orderId = address.searchParams.get('orderId') ?? '';
  expect((await orderNow(orderId))?.state).toBe('approved');

  await open(`/bindBank?productId=p1&orderId=${orderId}&source=loanDetail`);
  await phone.tap(button(/^E-wallet/));
  await phone.tap({ text: /^Maya$/ });
  await phone.tap(button('Confirm'));
  await phone.write({ label: 'Mobile number' }, '0917 123 4567');
  await phone.tap(button(/^Payday/));
  await phone.tap({ text: /^15$/ });
  await phone.tap(button('Confirm'));
  await phone.tap(button('Next'));
  await phone.arrives(/\/order\?.*source=loanDetail/);
  await phone.sees({ text: /is on its way to your Maya account/ });
  await isSeen();
  expect(await phone.shellCalls()).toContain('endBindCard');

  // The money arrives, the due day approaches, and the shell resumes the page.
  await control(`/orders/${orderId}/advance`, {});
  await control(`/orders/${orderId}/advance`, {});
  await phone.shellSays('resume');
  await phone.sees({ text: 'Short of money?' });

  await phone.tap({ role: 'link', name: /^repay$/i });
  await phone.tap(button('Payment Method'));
  await phone.tap(button(/QR Ph/));
  await phone.tap(button('Payment'));
  await phone.sees({ role: 'img', name: 'QR code to pay with' });
  await isSeen();
  const [made] = (await orderNow(orderId))?.codes ?? [];
  await control(`/codes/${made?.code}/pay`, {});
  await open(`/loanDetail?productId=p1&orderId=${orderId}`);
  await phone.sees({ text: '1 of 4 paid' });
  expect(await orderNow(orderId)).toMatchObject({ state: 'disbursed', outstanding: (made?.amount ?? 0) * 3 });
  await control(`/orders/${orderId}/pay`, {});
  await open(`/loanDetail?productId=p1&orderId=${orderId}`);
  await phone.sees({ text: 'Fully paid' });

  // The app asks for a rating, and four stars open the shell's.
  await phone.tap({ role: 'radio', name: '4 of 5 stars' });
  await phone.tap(button('Submit'));
  await phone.calls('goRating');

  const folder = mkdtempSync(join(tmpdir(), 'picture-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const picture = join(folder, 'order.png');
  writeFileSync(picture, await phone.screenshot());
  await open(`/complaint?orderNo=${orderId}`);
  await phone.tap({ role: 'link', name: 'Fees and interest' });
  await phone.arrives(/\/complainPageNext\?/);
  await phone.write({ label: 'Description' }, 'What was the interest for?');
  await phone.attach({ selector: 'input[type=file]' }, picture);
  await phone.sees({ text: 'Upload succeeded!' });
  await phone.tap(button('Send'));
  await phone.arrives(/\/complaint\?/);

  await phone.tap({ role: 'link', name: 'My complaints' });
  await phone.tap({ role: 'link', name: /What was the interest for/ });
  await phone.sees({ text: 'Process Result' });
  await phone.sees({ role: 'img', name: 'Picture 1' });
  await expect
    .poll(() => phone.run('return document.querySelector("img[alt=\'Picture 1\']")?.naturalWidth'))
    .toBe(360);

  const happened = await control<{ kind: string; path?: string }[]>('/events');
  expect(happened.filter(({ kind }) => kind === 'violation')).toEqual([]);
  expect(await phone.faults()).toEqual([]);
});
