import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { afterEach, describe, expect, test } from 'vitest';
import type { Fault } from '../../sandbox/faults.ts';
import type { Entry } from '../../sandbox/journal.ts';
import { builtApp, expectNoFaults, shellQuery, withShell } from './builtApp.ts';
import { goInside, openInside } from './inside.ts';
import { leaveFor, runsNothing } from './leaveFor.ts';
import { firstFew } from '../nightly.ts';
import { patience } from '../patience.ts';

/** A row of the catalogue (docs/product/calls.md#messages): how the sandbox responds, what the user does, and the resulting message. */
interface Row {
  title: string;
  at: string;
  fails?: Partial<Fault> & Pick<Fault, 'kind' | 'path'>;
  does?: (page: Page) => Promise<unknown>;
  says: string;
  as?: 'toast' | 'field' | 'page';
  then?: (page: Page) => Promise<unknown>;
  /** The app restarts for the next row, because this one leaves something open. */
  leavesOpen?: boolean;
}

const app = builtApp();
const query = shellQuery.replace('market=1', 'market=0');
const busy = 'The service is busy. Please try again later.';

const control = (path: string, body?: object) =>
  fetch(`${app.url}/sandbox/control${path}`, body && { method: 'POST', body: JSON.stringify(body) });
const read = async <Answer>(path: string): Promise<Answer> => (await control(path)).json() as Promise<Answer>;
const behave = () => fetch(`${app.url}/sandbox/control/fail-next`, { method: 'DELETE' });
const happened = () => read<Entry[]>('/events');
const callsTo = async (path: string) =>
  (await happened()).flatMap((entry) => (entry.kind === 'call' && entry.path.endsWith(path) ? [entry] : []));

const toastOf = (page: Page) => page.locator('.toast').textContent();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const tap = (page: Page, name: string | RegExp) => button(page, name).first().click();
const tapShut = (page: Page, name: RegExp) => button(page, name).click({ force: true });
const input = (page: Page, name: string) => page.locator(`input[name=${name}]`);

const focusedFault = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement;
    if (field?.getAttribute('aria-invalid') !== 'true') return '';
    return (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ');
  });

const isSaid = {
  toast: async (page: Page, says: string) => {
    await expect.poll(() => toastOf(page)).toBe(says);
    expect(await page.locator('.toast').isVisible()).toBe(true);
  },
  field: (page: Page, says: string) => expect.poll(() => focusedFault(page)).toContain(says),
  page: async (page: Page, says: string) => {
    await page.getByText(says, { exact: true }).waitFor();
    expect(await toastOf(page)).toBe('');
  },
};

let shared: Page | undefined;
afterEach(({ task }) => {
  if (task.result?.state === 'fail') shared = undefined;
});
const openPage = async () => {
  const page = await app.newPage({ noisy: true, lasting: true });
  await withShell(page);
  // Every document begins in an empty browser.
  await page.addInitScript(() => {
    localStorage.clear();
    sessionStorage.clear();
    indexedDB.deleteDatabase('pendingRequests');
  });
  await page.clock.install();
  return page;
};

let isRunning = false;
const leaveScreen = async (page: Page): Promise<void> => {
  await goInside(page, '/nowhere');
  await page.clock.fastForward(5_000);
  await expect.poll(() => toastOf(page)).toBe('');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
};

const provoke = async ({ at, fails, does, says, as = 'toast', then, leavesOpen }: Row): Promise<void> => {
  const page = (shared ??= await openPage());
  const isOfApp = !at.startsWith('/promotion');
  const address = `${app.url}${at}${isOfApp ? `${at.includes('?') ? '&' : '?'}${query}` : ''}`;
  const staysOpen = isRunning && isOfApp;
  isRunning = false;
  // No request of the previous row may reach the backend after the next fault is set.
  if (staysOpen) await leaveScreen(page);
  else await leaveFor(page, app.url + runsNothing);
  if (staysOpen) await control('/reset', {});
  // A browser retries a dropped call once per open connection, so the fault has to repeat.
  if (fails) await control('/fail-next', { times: 99, ...fails });
  if (staysOpen) await openInside(page, address);
  else await page.goto(address);
  await does?.(page);
  await isSaid[as](page, says);
  await then?.(page);
  expect((await happened()).filter(({ kind }) => kind === 'violation')).toEqual([]);
  expectNoFaults(page);
  isRunning = isOfApp && !leavesOpen;
};

const order = (id: string) => `productId=p1&orderId=${id}`;
const youmi = (path: string) => `/api/v2/youmi/${path}`;

const takeLoan = (page: Page) => tap(page, 'Next');
const rateApp = async (page: Page) => {
  await page.getByRole('radio', { name: '5 of 5 stars' }).check();
  await tap(page, 'Submit');
};
const bind = async (page: Page, number: string) => {
  await tap(page, /^E-wallet/);
  await page.getByRole('dialog').getByText('Maya', { exact: true }).click();
  await tap(page, 'Confirm');
  await page.getByLabel('Mobile number').fill(number);
  await tap(page, /^Payday/);
  await page.getByRole('dialog').getByText('15', { exact: true }).click();
  await tap(page, 'Confirm');
  await tap(page, 'Next');
};
const choosePayment = async (page: Page) => {
  await tap(page, 'Payment Method');
  await tap(page, /GCash/);
  await tap(page, /^Payment$/);
};

const complaintPage = '/complainPageNext?type=2&orderNo=overdue';
const complain = async (page: Page) => {
  await page.getByLabel('Description').fill('They call at night');
  await tap(page, 'Send');
};
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const answeredPage = '/complainDetails?problemId=CP10001';
const openRating = async (page: Page) => {
  await page.getByText('Process Result').waitFor();
  await page.clock.fastForward(3_000);
  await page.getByRole('dialog', { name: 'Please rate this service' }).waitFor();
};
const rateService = async (page: Page) => {
  await openRating(page);
  await page.getByRole('radio', { name: '4 of 5 stars' }).click();
  await tap(page, 'Send');
};

const smsCode = async () => (await read<{ code: string }>('/sms')).code;
const wrongSmsCode = async () => ((await smsCode()) === '000000' ? '111111' : '000000');

const landing = '/promotion/?id=t1&user_from=fb';
const phone = '13912345678';
const captcha = () => read<{ sid: string; characters: string }>('/captcha');
const askForCode = async (page: Page, number = phone, answer?: string) => {
  await input(page, 'phone').fill(number);
  await page.locator('.captcha img').waitFor();
  await input(page, 'capcode').fill(answer ?? (await captcha()).characters);
  await tap(page, 'Get code');
};
const register = (before?: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await askForCode(page);
  await isSaid.toast(page, '验证码已发送，请注意查收');
  await page.clock.fastForward(3_000);
  await input(page, 'smsCode').fill(await smsCode());
  await before?.(page);
  await tap(page, 'Apply now');
};
const registerElsewhere = async () => {
  const { sid, characters } = await captcha();
  const form = {
    phone,
    capcode: characters,
    sid,
    deviceId: sid,
    appName: 'PeraLoan',
    merchantNumber: '0',
    userName: phone,
  };
  const rest = {
    smsCode: await smsCode(),
    invite_code: '',
    user_from: 'fb',
    id: 't1',
    app_from: '',
    utm_tag: '',
  };
  const answer = await fetch(`${app.url}/gateway${youmi('promotion/register')}`, {
    method: 'POST',
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      'Idempotency-Key': randomUUID(),
      building: '',
      gather: '',
    },
    body: new URLSearchParams({ ...form, ...rest }),
  });
  expect(await answer.json()).toMatchObject({ code: 0 });
};

const refusals: Row[] = [
  {
    title: 'loan details: nothing of the order, and no toast',
    at: `/loanDetail?${order('refused')}`,
    says: 'This order cannot be shown right now',
    as: 'page',
    then: async (page) => expect(await page.getByText('Order number').count()).toBe(0),
  },
  {
    title: 'rating of the app',
    at: `/loanDetail?${order('rating')}`,
    fails: { kind: 'refusal', path: '/v3/loan-details/google-score' },
    does: rateApp,
    says: busy,
  },
  {
    title: 'recommended link',
    at: `/loanDetail?${order('due')}&market=1`,
    does: (page) => tap(page, 'Apply now'),
    says: 'This product is not available in your area yet.',
  },
  {
    title: 'recommended link of the failure page',
    at: '/recommendList',
    does: (page) => button(page, 'Apply now').last().click(),
    says: 'This product is not available in your area yet.',
  },
  {
    title: 'failure page',
    at: '/jointLoginError',
    fails: { kind: 'refusal', path: '/gopia/goya/drowns' },
    says: busy,
  },
  ...['/confirm', '/confirmOfPeriod', '/confirmV2'].map((path) => ({
    title: `confirm data of ${path}`,
    at: `${path}?productId=o-refused&orderId=due`,
    says: 'This offer has ended. Please apply again.',
  })),
  {
    title: 'push',
    at: `/confirm?${order('due')}`,
    fails: { kind: 'refusal', path: '/v3/loan-confirm/loan-detail-push' },
    does: takeLoan,
    says: busy,
  },
  {
    title: 'push of V2',
    at: `/confirmV2?${order('due')}`,
    fails: { kind: 'refusal', path: '/gopia/goya/depush' },
    does: takeLoan,
    says: busy,
  },
  {
    title: 'agreement list',
    at: `/confirm?${order('due')}`,
    fails: { kind: 'refusal', path: '/v3/contract/contract' },
    says: busy,
    then: (page) => page.getByText('The agreements could not be loaded.').waitFor(),
  },
  {
    title: 'agreement jump',
    at: `/confirm?${order('due')}`,
    fails: { kind: 'refusal', path: '/v3/contract/contract-jump' },
    does: (page) => page.getByRole('link').first().click(),
    says: busy,
  },
  {
    title: 'card init',
    at: `/bindBank?${order('card')}`,
    fails: { kind: 'refusal', path: '/v3/bind-card/card-init' },
    says: busy,
  },
  {
    title: 'bind card',
    at: `/bindBank?${order('card')}`,
    does: (page) => bind(page, '0917'),
    says: 'Maya does not know this mobile number.',
  },
  {
    title: 'bind card from an order',
    at: `/bindBank?${order('card')}&source=loanDetail`,
    fails: { kind: 'refusal', path: '/v3/bind-card/bind-card-order' },
    does: (page) => bind(page, '09171234567'),
    says: busy,
  },
  {
    title: 'instalment data',
    at: `/repay?${order('settled')}`,
    says: 'There is nothing to repay on this order.',
  },
  {
    title: 'extension data',
    at: `/repayDelay?${order('disbursed')}`,
    says: 'This loan cannot be extended now.',
  },
  {
    title: 'generate code',
    at: `/repay?${order('due')}`,
    fails: { kind: 'refusal', path: '/v3/loan-details/generate-vcode' },
    does: choosePayment,
    says: busy,
  },
  {
    title: 'complaint init',
    at: '/complaint',
    fails: { kind: 'refusal', path: '/user-problem/problem-init' },
    says: busy,
  },
  {
    title: 'complaint init of the next page',
    at: '/complainPageNext?type=2&orderNo=overdue',
    fails: { kind: 'refusal', path: '/user-problem/problem-init' },
    says: busy,
  },
  {
    title: 'complaint list',
    at: '/complaintList',
    fails: { kind: 'refusal', path: '/user-problem/problem-list' },
    says: busy,
  },
  {
    title: 'complaint detail',
    at: '/complainDetails?problemId=none',
    says: 'We cannot find this complaint.',
  },
  {
    title: 'contact info',
    at: '/customerService',
    fails: { kind: 'refusal', path: '/v3/personal-center/contact-kf-info' },
    says: busy,
  },
];

const kinds = ['500', 'garbage'] as const;
const loads: [title: string, at: string, path: string, content: string][] = [
  ['order', `/loanDetail?${order('due')}`, '/v3/loan-details/loan-details', 'Payment due'],
  ['confirmation', `/confirm?${order('due')}`, '/v3/loan-confirm/loan-detail-confirm', 'Total to repay'],
  ['confirmation of V2', `/confirmV2?${order('due')}`, '/gopia/goya/satire', 'Total to repay'],
  ['bank form', `/bindBank?${order('card')}`, '/v3/bind-card/card-init', 'Mobile number'],
  ['instalment', `/repay?${order('due')}`, '/v3/installment/loan-play-detail', 'Repayment date'],
  ['extension', `/repayDelay?${order('overdue-rollover')}`, '/spoken/unforgettable', 'Next payment date'],
  ['repayment way', `/ynRepay?${order('due')}`, '/repayment/repayment-way', 'Payment bank card'],
  ['bank cards', `/ynRepayChoose?${order('due')}`, '/repayment/repayment-way', 'BDO Unibank'],
  ['complaint', '/complaint?orderNo=overdue', '/user-problem/problem-init', 'Repayment not recorded'],
  ['complaints', '/complaintList', '/user-problem/problem-list', 'No complaints here'],
  [
    'complaint details',
    '/complainDetails?problemId=CP10003',
    '/user-problem/problem-detail',
    'Please explain the processing fee.',
  ],
  ['contact', '/customerService', '/v3/personal-center/contact-kf-info', 'care@peraloan.example'],
  ['failure page', '/jointLoginError', '/gopia/goya/drowns', 'Bayanihan Cash'],
  [
    'template',
    '/promotion/?id=t1',
    youmi('service/channel/channel-template'),
    'Up to ₱20,000, with a decision in one day',
  ],
];
const heals = (content: string) => async (page: Page) => {
  await behave();
  await tap(page, 'Try again');
  await page.getByText(content).first().waitFor(patience);
};
const networkFailures: Row[] = [
  ...loads.map(([title, at, path, content], index): Row => {
    const kind = (index > 0 && kinds[index % kinds.length]) || 'drop';
    return { title: `${title} (${kind})`, at, fails: { kind, path }, says: 'error', then: heals(content) };
  }),
  {
    title: 'push (500)',
    at: `/confirm?${order('due')}`,
    fails: { kind: '500', path: '/v3/loan-confirm/loan-detail-push' },
    does: takeLoan,
    says: 'We do not know yet whether your loan was taken',
    as: 'page',
    leavesOpen: true,
  },
  {
    title: 'recommended link (drop)',
    at: `/loanDetail?${order('due')}&market=1`,
    fails: { kind: 'drop', path: '/v3/home/define' },
    does: (page) => tap(page, 'Get offer'),
    says: 'error',
  },
  {
    title: 'captcha image (garbage)',
    at: landing,
    fails: { kind: 'garbage', path: youmi('promotion/get-captcha') },
    says: 'error',
    then: (page) => button(page, 'No image. Tap to refresh.').waitFor(),
  },
  {
    title: 'no answer within 60 seconds',
    at: `/loanDetail?${order('due')}`,
    fails: { kind: 'timeout', path: '/v3/loan-details/loan-details' },
    does: async (page) => {
      await expect.poll(() => callsTo('/loan-details')).toHaveLength(1);
      // The document sends the call before the app starts; the app sets its limit.
      await page.locator('[data-state]').first().waitFor();
      await page.clock.fastForward(60_000);
    },
    says: 'error',
    then: heals('Payment due'),
  },
];

const lost = (path: string): Row['fails'] => ({ kind: 'drop', when: 'after', path });
const push = '/v3/loan-confirm/loan-detail-push';
const lostAnswers: Row[] = [
  {
    title: 'push',
    at: `/confirm?${order('due')}`,
    fails: lost(push),
    does: takeLoan,
    says: 'We do not know yet whether your loan was taken',
  },
  {
    title: 'bind card',
    at: `/bindBank?${order('card')}`,
    fails: lost('/v3/bind-card/bind-card-new'),
    does: (page) => bind(page, '09171234567'),
    says: 'We do not know yet whether your account was saved',
  },
  {
    title: 'generate code',
    at: `/repay?${order('due')}`,
    fails: lost('/v3/loan-details/generate-vcode'),
    does: choosePayment,
    says: 'We do not know yet whether your payment code was made',
  },
  {
    title: 'rating of the app',
    at: `/loanDetail?${order('rating')}`,
    fails: lost('/v3/loan-details/google-score'),
    does: rateApp,
    says: 'We do not know yet whether your rating arrived',
  },
  {
    title: 'old repayment',
    at: `/ynRepay?${order('disbursed')}`,
    fails: lost('/repayment/repayment-commit'),
    does: (page) => tap(page, 'Repayment'),
    says: 'We do not know yet whether your repayment arrived',
  },
  {
    title: 'complaint',
    at: complaintPage,
    fails: lost('/user-problem/problem-save'),
    does: complain,
    says: 'We do not know yet whether your complaint arrived',
  },
  {
    title: 'rating of the service',
    at: answeredPage,
    fails: lost('/user-problem/save-score'),
    does: rateService,
    says: 'We do not know yet whether your rating arrived',
  },
  {
    title: 'register',
    at: landing,
    fails: lost(youmi('promotion/register')),
    does: register(),
    says: 'We do not know yet whether you are registered',
  },
  {
    title: 'no answer to a push within 60 seconds',
    at: `/confirm?${order('due')}`,
    fails: { kind: 'timeout', path: push },
    does: async (page) => {
      await takeLoan(page);
      await expect.poll(() => callsTo(push)).toHaveLength(1);
      await page.clock.fastForward(60_000);
    },
    says: 'We do not know yet whether your loan was taken',
  },
];
const isNotCalledFailed = async (page: Page) => expect(await page.getByText(/fail/i).count()).toBe(0);
const unknownOutcomes = lostAnswers.map((row): Row => ({
  ...row,
  as: 'page',
  then: isNotCalledFailed,
  leavesOpen: true,
}));

const hasNewImage = async () => expect.poll(() => callsTo('/get-captcha')).toHaveLength(2);
const isOnDownload = async (page: Page) => {
  await page.getByRole('heading', { name: 'Download PeraLoan' }).waitFor();
  expect(new URL(page.url()).hash).toBe('#/downloadTemplate?user_from=fb&id=t1');
};
const promotion: Row[] = [
  {
    title: 'template other than 00: the message',
    at: '/promotion/?id=gone',
    says: 'This promotion is over.',
    // It stays after the toast is gone.
    then: (page) => page.getByRole('alert').getByText('This promotion is over.').waitFor(),
  },
  {
    title: 'SID other than 0: the message',
    at: landing,
    fails: { kind: 'refusal', path: youmi('promotion/get-sid') },
    says: busy,
  },
  {
    title: 'SID over a lost network',
    at: landing,
    fails: { kind: 'drop', path: youmi('promotion/get-sid') },
    says: 'error',
  },
  {
    title: 'SID is asked for again by a tap on the image',
    at: landing,
    fails: { kind: 'refusal', path: youmi('promotion/get-sid') },
    does: async (page) => {
      await expect.poll(() => toastOf(page)).toBe(busy);
      await behave();
      await input(page, 'phone').fill(phone);
      await button(page, 'No image. Tap to refresh.').click();
      await askForCode(page);
    },
    says: '验证码已发送，请注意查收',
  },
  { title: 'SMS 0: sent', at: landing, does: askForCode, says: '验证码已发送，请注意查收' },
  {
    title: 'SMS 101: wrong image captcha, with a new image',
    at: landing,
    does: (page) => askForCode(page, phone, '0000'),
    says: 'The characters do not match.',
    as: 'field',
    then: hasNewImage,
  },
  {
    title: 'SMS 101 without words of the server',
    at: landing,
    fails: { kind: 'refusal', path: youmi('promotion/get-sms'), code: '101', message: '' },
    does: askForCode,
    says: '图形验证码错误',
    as: 'field',
  },
  {
    title: 'SMS 11: already registered, and the download page',
    at: landing,
    does: (page) => askForCode(page, '13800138000'),
    says: '您已注册，请下载APP登录',
    then: isOnDownload,
  },
  {
    title: 'SMS with another code: the message',
    at: landing,
    does: async (page) => {
      await askForCode(page);
      await isSaid.toast(page, '验证码已发送，请注意查收');
      await page.goto(`${app.url}${landing}&utm_tag=again`);
      await askForCode(page);
    },
    says: 'A code was sent to this phone less than a minute ago.',
  },
  {
    title: 'SMS over a lost network',
    at: landing,
    fails: { kind: 'drop', path: youmi('promotion/get-sms') },
    does: askForCode,
    says: 'error',
  },
  {
    title: 'SMS again while the countdown runs',
    at: landing,
    does: async (page) => {
      await askForCode(page);
      await isSaid.toast(page, '验证码已发送，请注意查收');
      await page.clock.fastForward(3_000);
      await tapShut(page, /^Get code/);
    },
    says: '请勿重复发送',
    then: async () => expect(await callsTo('/get-sms')).toHaveLength(1),
  },
  {
    title: 'register 0: registered, counted because UC is given, and the download page',
    at: `${landing}&UC=uc-7`,
    does: register(),
    says: '注册成功',
    then: async (page) => {
      await isOnDownload(page);
      await expect
        .poll(async () => (await callsTo('/track-complete')).map((call) => call.query['UC']))
        .toEqual(['uc-7']);
    },
  },
  {
    title: 'register 0 without UC: registered, and nothing counted',
    at: landing,
    does: register(),
    says: '注册成功',
    then: async (page) => {
      await isOnDownload(page);
      expect(await callsTo('/track-complete')).toEqual([]);
    },
  },
  {
    title: 'register 11: already registered, and the download page',
    at: landing,
    does: register(registerElsewhere),
    says: '您已注册，请下载APP登录',
    then: isOnDownload,
  },
  {
    title: 'register -1: wrong captcha, with a new image',
    at: landing,
    does: register((page) => input(page, 'capcode').fill('0000')),
    says: 'The characters do not match any more.',
    as: 'field',
    then: hasNewImage,
  },
  {
    title: 'register with another code: the message',
    at: landing,
    does: register(async (page) => {
      await input(page, 'smsCode').fill(await wrongSmsCode());
    }),
    says: 'This code is wrong or too old.',
  },
  {
    title: 'register with an answer that nobody can read',
    at: landing,
    fails: { kind: 'garbage', path: youmi('promotion/register') },
    does: register(),
    says: 'We do not know yet whether you are registered',
    as: 'page',
  },
  {
    title: 'phone: 11 digits, 1 and then 3-9',
    at: landing,
    does: (page) => askForCode(page, '12912345678'),
    says: '请正确输入手机号',
    as: 'field',
  },
  {
    title: 'captcha: required',
    at: landing,
    does: (page) => askForCode(page, phone, ''),
    says: '请输入图形验证码',
    as: 'field',
  },
  {
    title: 'SMS code: required',
    at: landing,
    does: register((page) => input(page, 'smsCode').fill('')),
    says: '请输入短信验证码',
    as: 'field',
  },
  {
    title: 'a new captcha: a phone first',
    at: landing,
    does: (page) => button(page, 'Refresh the image captcha').click(),
    says: '请先输入手机号',
    as: 'field',
  },
];

const upload = (file: Buffer) => (page: Page) =>
  page.getByLabel('Add pictures').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: file });
const uploading = '/user-problem/upload-problem-img';
const complaints: Row[] = [
  { title: 'upload: success', at: complaintPage, does: upload(picture), says: 'Upload succeeded!' },
  {
    title: 'upload: the message of the server',
    at: complaintPage,
    fails: { kind: 'refusal', path: uploading },
    does: upload(picture),
    says: busy,
  },
  {
    title: 'upload over a lost network',
    at: complaintPage,
    fails: { kind: 'drop', path: uploading },
    does: upload(picture),
    says: 'error',
  },
  {
    title: 'a file that is no picture',
    at: complaintPage,
    does: upload(Buffer.from('no picture')),
    says: 'This file cannot be read. Choose a JPEG, PNG or WebP.',
    as: 'page',
    then: async () => expect(await callsTo(uploading)).toEqual([]),
  },
  {
    title: 'nothing written',
    at: complaintPage,
    does: (page) => tap(page, 'Send'),
    says: 'Please fill in your comments and suggestions',
    as: 'field',
  },
  {
    title: 'save: the message of the server',
    at: complaintPage,
    fails: { kind: 'refusal', path: '/user-problem/problem-save' },
    does: complain,
    says: busy,
    then: async (page) =>
      expect(await page.getByLabel('Description').inputValue()).toBe('They call at night'),
  },
  {
    title: 'a collection complaint that the order does not allow',
    at: '/complaint?orderNo=applied',
    does: (page) => tap(page, 'Collection'),
    says: 'El pedido seleccionado no admite el tipo de cobranza',
  },
  { title: 'rating: success', at: answeredPage, does: rateService, says: 'Successful demonstration！' },
  {
    title: 'rating: the message of the server',
    at: answeredPage,
    fails: { kind: 'refusal', path: '/user-problem/save-score' },
    does: rateService,
    says: busy,
  },
  {
    title: 'rating with no selection',
    at: answeredPage,
    does: async (page) => {
      await openRating(page);
      await tap(page, 'Send');
    },
    says: 'Silakan pilih',
    then: async () => expect(await callsTo('/save-score')).toEqual([]),
  },
  {
    title: 'rating of the app with no selection',
    at: `/loanDetail?${order('rating')}`,
    does: (page) => tap(page, 'Submit'),
    says: 'Silakan pilih',
    then: async () => expect(await callsTo('/google-score')).toEqual([]),
  },
];

const withoutCard = `/ynRepay?${order('due')}`;
const withCard = `${withoutCard}&cardId=c1`;
const repay = (page: Page) => tap(page, 'Repayment');
const enterCode = async (page: Page, code?: string) => {
  await repay(page);
  const field = page.getByLabel('SMS code');
  await field.waitFor();
  await field.fill(code ?? (await smsCode()));
  await tap(page, 'Confirm');
};
const commit = '/repayment/repayment-commit';
const confirm = '/repayment/repayment-confirm';
const oldRepayment: Row[] = [
  {
    title: '800005 at the commit: duplicate payment request',
    at: withoutCard,
    fails: { kind: 'refusal', path: commit, code: '800005' },
    does: repay,
    says: '请勿重复提交支付请求',
  },
  {
    title: '800005 at the confirmation',
    at: withCard,
    fails: { kind: 'refusal', path: confirm, code: '800005' },
    does: enterCode,
    says: '请勿重复提交支付请求',
  },
  {
    title: '800006: wrong code',
    at: withCard,
    does: async (page) => {
      await repay(page);
      await page.getByLabel('SMS code').waitFor();
      await page.getByLabel('SMS code').fill(await wrongSmsCode());
      await tap(page, 'Confirm');
    },
    says: '验证码错误',
    as: 'field',
  },
  {
    title: 'commit: the message of the server',
    at: withoutCard,
    fails: { kind: 'refusal', path: commit },
    does: repay,
    says: busy,
  },
  {
    title: 'commit: the fallback',
    at: withoutCard,
    fails: { kind: 'refusal', path: commit, message: '' },
    does: repay,
    says: '还款未成功，请稍后再试',
  },
  {
    title: 'confirm: the message of the server',
    at: withCard,
    fails: { kind: 'refusal', path: confirm },
    does: enterCode,
    says: busy,
  },
  {
    title: 'confirm: the fallback',
    at: withCard,
    fails: { kind: 'refusal', path: confirm, message: '' },
    does: enterCode,
    says: '还款未成功，请稍后再试',
  },
  {
    title: 'e-wallet: the message of the server',
    at: withoutCard,
    fails: { kind: 'refusal', path: '/repayment/repayment-huichao' },
    does: (page) => tap(page, 'E-wallet'),
    says: busy,
  },
  {
    title: 'ways to repay: the message of the server',
    at: '/ynRepay?orderId=none',
    says: 'We cannot find this order.',
  },
  {
    title: 'no bank card chosen',
    at: `/ynRepayChoose?${order('due')}`,
    does: (page) => tap(page, 'Next'),
    says: '请先选择支付银行卡',
  },
  {
    title: 'SMS code of fewer than 6 characters',
    at: withCard,
    does: (page) => enterCode(page, '12345'),
    says: '请输入正确的验证码',
    as: 'field',
  },
  {
    title: 'SMS code again while the countdown runs',
    at: withCard,
    does: async (page) => {
      await repay(page);
      await tapShut(page, /^Send again in/);
    },
    says: '倒计时结束前请勿重复发送',
    then: async () => expect(await callsTo(commit)).toHaveLength(1),
  },
];

const send = (page: Page) => tap(page, 'Send');
const isUntold = async () => expect((await happened()).filter(({ kind }) => kind === 'call')).toEqual([]);
const contactForm: Row[] = [
  {
    title: 'incomplete',
    at: '/Contact',
    does: send,
    says: 'Please provide complete information!',
    then: isUntold,
  },
  {
    title: 'complete: no call is made',
    at: '/Contact',
    does: async (page) => {
      await page.getByLabel('Full name').fill('Maria');
      await page.getByLabel('Phone number').fill('0917');
      await page.getByLabel('Message').fill('Hello');
      await send(page);
    },
    says: 'Successful!',
    then: isUntold,
  },
];

const tracking: Row[] = [
  {
    title: 'event tracking that fails is not spoken of',
    at: `/loanDetail?${order('settled')}`,
    fails: { kind: 'refusal', path: '/service/event/save' },
    does: async (page) => {
      await tap(page, 'Borrow Again');
      await expect.poll(() => callsTo('/service/event/save')).toHaveLength(1);
    },
    says: 'Fully paid',
    as: 'page',
  },
  {
    title: 'a visit and a click that are not counted are not spoken of',
    at: landing,
    fails: { kind: '500', path: youmi('promotion/track-*') },
    does: async (page) => {
      await tap(page, 'Apply now');
      await expect.poll(() => callsTo('/track-click')).toHaveLength(1);
    },
    says: '请正确输入手机号',
    as: 'page',
  },
];

describe.each([
  { group: 'a code other than success: the message of the server', rows: refusals },
  { group: "a network that fails: 'error', and a retry that heals", rows: networkFailures },
  {
    group: 'an irreversible call whose answer is lost: its outcome is unknown, and nobody says failed',
    rows: unknownOutcomes,
  },
  { group: 'promotion', rows: promotion },
  { group: 'complaints', rows: complaints },
  { group: 'old repayment', rows: oldRepayment },
  { group: 'public contact form', rows: contactForm },
  { group: 'what is only counted', rows: tracking },
])('$group', ({ rows }) => {
  test.each(firstFew(rows, 1))('$title', async (row) => {
    await expect(provoke(row)).resolves.toBeUndefined();
  });
});
