import type { Page } from 'playwright';
import type { Books } from '../../sandbox/domain/books.ts';
import { shellQuery } from '../app/builtApp.ts';

/** Asks the sandbox's control API. */
export type Control = (path: string) => Promise<Record<string, string>>;

/** One call that cannot be undone, and how a borrower comes to it in the built app. */
export interface MoneyCall {
  name: string;
  /** Path of the call behind the API base. */
  path: string;
  /** The lender's book in which it stands. */
  book: keyof Books;
  /** Address of its screen. */
  address: string;
  /** What the dialog about an unknown end says. */
  title: string;
  /** Does all that comes before the tap. `sandbox` asks the control API. */
  arrange: (page: Page, sandbox: Control) => Promise<void>;
  tap: (page: Page, clickCount?: number) => Promise<void>;
  /** Means the very same again, after a page that was loaded anew said that its end is unknown and was left. */
  again: (page: Page, sandbox: Control) => Promise<void>;
  /** Parts of what was typed that must stand in no storage. */
  secrets?: string[];
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const order = (path: string, query: string) => `${path}?${shellQuery}&${query}`;

const confirm = (name: string, path: string, call: string, product: string): MoneyCall => {
  // Variant 2 has the lender's own word on it.
  const next = /^(Next|Get my money|Get the money)/;
  const tap = (page: Page, clickCount = 1) => button(page, next).click({ clickCount });
  return {
    name,
    path: call,
    book: 'loans',
    address: order(path, `productId=${product}`),
    title: 'We do not know yet whether your loan was taken',
    arrange: (page) => button(page, next).waitFor(),
    tap,
    again: (page) => tap(page),
  };
};

const field = (page: Page, name: string) => page.locator(`input[name=${name}]`);

const registration: MoneyCall = {
  name: 'register',
  path: '/api/v2/youmi/promotion/register',
  book: 'registrations',
  address: '/promotion/?id=t1&user_from=fb&utm_tag=u1&app_from=web',
  title: 'We do not know yet whether you are registered',
  arrange: async (page, sandbox) => {
    await page.locator('.captcha img').waitFor();
    await field(page, 'phone').fill('13912345678');
    await field(page, 'capcode').fill((await sandbox('/captcha'))['characters'] ?? '');
    await button(page, 'Get code').click();
    await page.getByText('验证码已发送').waitFor();
    await field(page, 'smsCode').fill((await sandbox('/sms'))['code'] ?? '');
  },
  tap: (page, clickCount = 1) => button(page, 'Apply now').click({ clickCount }),
  again: async (page, sandbox) => {
    await field(page, 'smsCode').fill((await sandbox('/sms'))['code'] ?? '');
    await button(page, 'Apply now').click();
  },
  secrets: ['13912345678'],
};

/** The calls that are tried here; those of the other flows have tests beside them, by the same hostile events. */
export const moneyCalls: MoneyCall[] = [
  confirm('push', '/confirm', '/v3/loan-confirm/loan-detail-push', 'p1'),
  confirm('push of variant 2', '/confirmOfPeriod', '/v3/loan-confirm/loan-detail-push', 'p1'),
  confirm('depush', '/confirmV2', '/gopia/goya/depush', 'p3'),
  registration,
];
