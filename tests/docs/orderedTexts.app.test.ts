import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { builtApp, shellSays, withShell } from '../app/builtApp.ts';
import { scenarioPaths } from '../../tools/pictures/screens.ts';
import { patience } from '../patience.ts';
import { orderedTexts } from './ordered.ts';

const app = builtApp();

const tap = (name: string) => (page: Page) => page.getByText(name, { exact: true }).first().click();

/** A screen of the sandbox, what a borrower does there, and the ordered texts that it then shows. */
const screens: [scenario: string, act: ((page: Page) => Promise<unknown>) | undefined, ...texts: string[]][] =
  [
    ['bind', undefined, 'Payment account information', 'Next'],
    ['bind', (page) => page.getByRole('button', { name: /^E-wallet/ }).click(), 'Confirm', 'Cancel'],
    ['due-rollover', undefined, 'Order Details', 'REPAY', 'Rollover Repayment', 'Short of money?'],
    ['due', undefined, 'Repayment'],
    ['settled', undefined, 'Borrow Again'],
    ['recommended', undefined, 'Click to view more products'],
    ['withdraw', undefined, 'Withdraw Now', 'Cancel'],
    ['tips', undefined, 'Kind tips'],
    ['join-failed', undefined, 'Order Details'],
    ['confirm-p1', undefined, 'Next'],
    ['confirm-o-agreement', undefined, 'Agree', 'Cancel'],
    ['confirm-o-stay', (page) => shellSays(page, 'back'), 'Point out', 'Agree', 'Cancel'],
    ['repay', undefined, 'more', 'Payment Method', 'Payment'],
    ['repay', tap('more'), 'hide'],
    ['repay', tap('Payment Method'), 'Please select your repayment method for payment'],
    ['repay-extension', undefined, 'Plan'],
    ['code-typed', undefined, 'Payment', 'Copy'],
    ['code-typed', tap('Copy'), 'copy success'],
    ['complaint', undefined, 'My complaints', 'All'],
    ['complaint-write', undefined, 'Send'],
    ['complaint-write', tap('Send'), 'Please fill in your comments and suggestions'],
    [
      'complaint-write',
      (page) =>
        page.locator('input[type=file]').setInputFiles({
          name: 'bill.png',
          mimeType: 'image/png',
          buffer: Buffer.from(
            'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
            'base64',
          ),
        }),
      'Upload succeeded!',
    ],
    [
      'complaint-write',
      async (page) => {
        await page.getByRole('textbox').fill('Too many calls');
        await tap('Send')(page);
      },
      'Successfully Sent',
    ],
    [
      'complaint-answered',
      async (page) => {
        await page.getByText('Please rate this service').waitFor();
        await tap('Send')(page);
      },
      'Silakan pilih',
      'Process Result',
      'Please rate this service',
      'Cancel',
      'Send',
    ],
    [
      'complaint-answered',
      async (page) => {
        await page.getByRole('radio').nth(4).check();
        await tap('Send')(page);
      },
      'Successful demonstration！',
    ],
    ['customer-service', undefined, 'Telephone', 'E-mail'],
    ['page-', undefined, 'Core Advantages', 'Guide of loan', 'About Lender', 'Contact us', 'Privacy Policy'],
    ['page-contact', undefined, 'Full name', 'Phone number', 'Message', 'Send'],
    ['page-contact', tap('Send'), 'Please provide complete information!'],
    [
      'page-contact',
      async (page) => {
        for (const field of await page.getByRole('textbox').all()) await field.fill('09171234567');
        await tap('Send')(page);
      },
      'Successful!',
    ],
    [
      'customer-service',
      async (page) => {
        await page.route('**/contact-kf-info*', () => new Promise(() => {}));
        await page.reload({ waitUntil: 'commit' });
      },
      'loading...',
    ],
    [
      'customer-service',
      async (page) => {
        await page.route('**/contact-kf-info*', (route) => route.abort());
        await page.reload();
      },
      'error',
    ],
  ];

const missing = async (page: Page, texts: string[]): Promise<string[]> => {
  const seen = await Promise.all(
    texts.map((text) => page.getByText(text, { exact: true }).filter({ visible: true }).count()),
  );
  return texts.filter((_, place) => seen[place] === 0);
};

test.each(screens)('shows the ordered texts on the screen %s', async (scenario, act, ...texts) => {
  const path = (await scenarioPaths(app.url)).get(scenario);
  if (path === undefined) throw new Error(`The sandbox has no scenario ${scenario}`);
  const page = await app.newPage({ noisy: true });
  await withShell(page);
  await page.goto(`${app.url}${path}&lang=spec`);
  await page.locator('[data-state]').first().waitFor();
  await act?.(page);
  await expect.poll(() => missing(page, texts), patience).toEqual([]);
});

test('looks for each ordered text on a screen', () => {
  const looked = screens.flatMap(([, , ...texts]) => texts);
  expect(orderedTexts.filter((text) => !looked.includes(text))).toEqual([]);
});
