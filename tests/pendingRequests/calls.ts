import type { Page } from 'playwright';
import type { Books } from '../../sandbox/domain/books.ts';
import type { RequestKind } from '../../services/pendingRequests/request.ts';
import { personAt } from '../bindBank/person.ts';
import { shellQuery } from '../app/shellQuery.ts';
import { isNightly } from '../nightly.ts';

export type Control = (path: string) => Promise<Record<string, string> | null>;

export interface MoneyCall {
  name: string;
  kind: RequestKind;
  path: string;
  /** The part of the body that distinguishes it from another call of the same path. */
  body?: string;
  family: 'success' | '00' | '0';
  book: keyof Books;
  address: string;
  /** Does everything before the tap; a second run enters the same data. */
  arrange: (page: Page, sandbox: Control) => Promise<void>;
  tap: (page: Page, clickCount?: number) => Promise<unknown>;
  /** A restarted page cannot resend it, because its data are gone. */
  isGoneWithPage?: true;
  /** The backend's state can be checked, so that the dialog offers 'Check now'. */
  canCheck: boolean;
  /** Differs only in its screen or body from another call of the table. */
  isVariant?: true;
  /** Parts of the input that must not be stored. */
  secrets?: string[];
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const address = (path: string, query: string) => `${path}?${shellQuery}&${query}`;

const loan = (name: string, kind: 'push' | 'depush', path: string, call: string, product: string) => {
  // Variant 2 has the company's own button text.
  const next = /^(Next|Get my money|Get the money)/;
  return {
    name,
    kind,
    path: call,
    family: kind === 'push' ? 'success' : '00',
    book: 'loans',
    address: address(path, `productId=${product}`),
    // There is no order yet to check.
    canCheck: false,
    arrange: (page) => button(page, next).waitFor(),
    tap: (page, clickCount = 1) => button(page, next).click({ clickCount }),
  } satisfies MoneyCall;
};

const account = (kind: 'bind' | 'bindFromOrder', path: string, call: string, query: string) =>
  ({
    name: kind,
    kind,
    path: call,
    family: 'success',
    book: 'accounts',
    address: address(path, `productId=p1&orderId=card${query}`),
    canCheck: true,
    arrange: async (page) => {
      // The document draws the form before the app has loaded, and an event that is dispatched does not wait for it.
      await page.getByLabel('Mobile number').and(page.locator(':not([inert])')).waitFor();
      // Only the payload matters here: tests/bindBank/wire.app.test.ts fills the form by touch.
      await personAt(page, (target) => target.dispatchEvent('click')).fillWallet('09171234567');
    },
    tap: (page, clickCount = 1) => button(page, 'Next').click({ clickCount }),
    secrets: ['9171234567', '917123456', 'Maya', 'MAYA'],
  }) satisfies MoneyCall;

const paymentCode = (name: string, path: string, order: string) =>
  ({
    name,
    kind: 'makeCode',
    path: '/v3/loan-details/generate-vcode',
    family: 'success',
    book: 'codes',
    address: address(path, `productId=p1&orderId=${order}`),
    canCheck: true,
    arrange: async (page) => {
      await button(page, 'Payment Method').click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^GCash/ })
        .click();
    },
    tap: (page, clickCount = 1) => button(page, 'Payment').click({ clickCount }),
  }) satisfies MoneyCall;

const oldAddress = (order: string, more = '') =>
  address('/ynRepay', `productId=p1&orderId=${order}&userId=u-1${more}`);
const ready = (page: Page) => button(page, 'Repayment').waitFor();
const atCode = async (page: Page) => {
  await button(page, 'Repayment').click();
  await page.getByRole('dialog', { name: 'Enter the code', exact: true }).waitFor();
};
const smsCode = async (sandbox: Control) => (await sandbox('/sms'))?.['code'] ?? '';
const field = (page: Page, name: string) => page.locator(`input[name=${name}]`);
const star = (page: Page, stars: number) => page.getByRole('radio', { name: `${stars} of 5 stars` });

export const moneyCalls: MoneyCall[] = [
  loan('push', 'push', '/confirm', '/v3/loan-confirm/loan-detail-push', 'p1'),
  {
    ...loan('push of variant 2', 'push', '/confirmOfPeriod', '/v3/loan-confirm/loan-detail-push', 'p1'),
    isVariant: true,
  },
  loan('depush', 'depush', '/confirmV2', '/gopia/goya/depush', 'p3'),
  account('bind', '/bindBank', '/v3/bind-card/bind-card-new', ''),
  account('bindFromOrder', '/bindCard', '/v3/bind-card/bind-card-order', '&source=loanDetail'),
  paymentCode('makeCode of an instalment', '/repay', 'due'),
  paymentCode('makeCode of an extension', '/repayDelay', 'overdue-rollover'),
  {
    name: 'commit with a card',
    kind: 'commit',
    path: '/repayment/repayment-commit',
    body: 'sendMsg=0',
    family: '00',
    book: 'commits',
    address: oldAddress('due', '&cardId=c1'),
    canCheck: true,
    arrange: ready,
    tap: (page, clickCount = 1) => button(page, 'Repayment').click({ clickCount }),
  },
  {
    name: 'commit without a card',
    kind: 'commit',
    path: '/repayment/repayment-commit',
    body: 'sendMsg=0',
    family: '00',
    book: 'commits',
    address: oldAddress('disbursed'),
    canCheck: true,
    isVariant: true,
    arrange: ready,
    tap: (page, clickCount = 1) => button(page, 'Repayment').click({ clickCount }),
  },
  {
    name: 'confirm',
    kind: 'confirm',
    path: '/repayment/repayment-confirm',
    family: '00',
    book: 'confirmations',
    address: oldAddress('due', '&cardId=c1'),
    canCheck: true,
    isGoneWithPage: true,
    arrange: async (page, sandbox) => {
      await atCode(page);
      await page.getByLabel('SMS code').fill(await smsCode(sandbox));
    },
    tap: (page, clickCount = 1) => button(page, 'Confirm').click({ clickCount }),
  },
  {
    name: 'resendCode',
    kind: 'resendCode',
    path: '/repayment/repayment-commit',
    body: 'sendMsg=1',
    family: '00',
    book: 'sms',
    address: oldAddress('due', '&cardId=c1'),
    canCheck: false,
    isGoneWithPage: true,
    arrange: async (page) => {
      await atCode(page);
      await page.clock.fastForward(60_000);
      await button(page, 'Send again').waitFor();
    },
    tap: (page, clickCount = 1) => button(page, 'Send again').click({ clickCount }),
  },
  {
    name: 'payByWallet',
    kind: 'payByWallet',
    path: '/repayment/repayment-huichao',
    family: '00',
    book: 'walletPayments',
    address: oldAddress('due'),
    canCheck: true,
    arrange: ready,
    tap: (page, clickCount = 1) => button(page, 'E-wallet').click({ clickCount }),
  },
  {
    name: 'complain',
    kind: 'complain',
    path: '/user-problem/problem-save',
    family: '00',
    book: 'complaints',
    address: address('/complainPageNext', 'type=2&orderNo=overdue'),
    canCheck: true,
    arrange: (page) => page.getByLabel('Description').fill('They called my mother at night'),
    tap: (page, clickCount = 1) => button(page, 'Send').click({ clickCount }),
  },
  {
    name: 'rateService',
    kind: 'rateService',
    path: '/user-problem/save-score',
    family: '00',
    book: 'serviceRatings',
    address: address('/complainDetails', 'problemId=CP10001'),
    canCheck: true,
    arrange: async (page) => {
      await page.getByText('Process Result').waitFor();
      await page.clock.fastForward(3_000);
      await star(page, 4).click();
    },
    tap: (page, clickCount = 1) => button(page, 'Send').click({ clickCount }),
  },
  {
    name: 'rateApp',
    kind: 'rateApp',
    path: '/v3/loan-details/google-score',
    family: 'success',
    book: 'appRatings',
    address: address('/loanDetail', 'productId=p1&orderId=rating'),
    canCheck: true,
    arrange: async (page) => {
      // The rating opens a moment after the order: the clock only advances once the order is loaded.
      await page.locator('[data-state*="rating"]').waitFor();
      await page.clock.fastForward(3_000);
      await star(page, 3).check();
    },
    tap: (page, clickCount = 1) => button(page, 'Submit').click({ clickCount }),
  },
  {
    name: 'register',
    kind: 'register',
    path: '/api/v2/youmi/promotion/register',
    family: '0',
    book: 'registrations',
    address: '/promotion/?id=t1&user_from=fb&utm_tag=u1&app_from=web',
    canCheck: false,
    arrange: async (page, sandbox) => {
      await page.locator('.captcha img').waitFor();
      await field(page, 'phone').fill('13912345678');
      await field(page, 'capcode').fill((await sandbox('/captcha'))?.['characters'] ?? '');
      if ((await sandbox('/sms')) === null) {
        await button(page, 'Get code').click();
        await page.getByText('验证码已发送').waitFor();
      }
      await field(page, 'smsCode').fill(await smsCode(sandbox));
    },
    tap: (page, clickCount = 1) => button(page, 'Apply now').click({ clickCount }),
    secrets: ['13912345678', '391234567'],
  },
];

/** All calls share one service, one book and one dialog: `npm test` tries one call, `npm run test:nightly` all of them. */
const always: readonly string[] = ['push'];

export const triedCalls = moneyCalls.filter(({ name }) => isNightly || always.includes(name));

/** One call of each kind, for behaviour that does not depend on the call's screen. */
export const triedKinds = triedCalls.filter(({ isVariant }) => !isNightly || !isVariant);
