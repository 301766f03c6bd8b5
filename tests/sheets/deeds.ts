import { Buffer } from 'node:buffer';
import { expect } from 'vitest';
import { besides, dialog, quotesIn, type Sentence, tapOneOf, type Tester } from './tester.ts';
import { patience } from '../patience.ts';

const makeNextFail = async (tester: Tester, kind: string): Promise<void> => {
  const { page } = tester;
  await page.getByLabel('The next call').selectOption({ label: kind });
  await page.getByLabel('Its work').selectOption({ label: 'is not done' });
  await besides(tester, 'Make it fail').click();
  await page.getByText(/^Next call/).waitFor(patience);
};

/** Fields that the sandbox requires and the model does not. */
export const fillInForm = async (tester: Tester): Promise<void> => {
  if (!tester.owesTheForm) return;
  const tab = tester.phone.getByRole('tab', { name: 'Bank account' });
  const failed = tester.phone.getByRole('button', { name: 'Try again' });
  await tab.or(failed).first().waitFor(patience);
  if (!(await tab.isVisible())) return;
  tester.owesTheForm = false;
  await tab.click();
  await tester.phone.getByLabel('Account number').fill('1234567890');
  await tester.phone
    .getByRole('button', { name: /^Payday/ })
    .first()
    .click();
  await dialog(tester).getByText('15', { exact: true }).click();
  await dialog(tester).getByRole('button', { name: 'Confirm' }).click();
  await tester.phone.getByRole('tab', { name: 'E-wallet' }).click();
};

export const deeds: Sentence[] = [
  [
    /^Open <(.*?)>\.$/,
    async (tester, [address = '']) => {
      await tester.page.goto(address.replace('http://localhost:4173', tester.origin));
      await tester.phone.locator('[data-state]').first().waitFor(patience);
    },
  ],
  [
    /^Once the form shows, fill in/,
    async (tester) => {
      tester.owesTheForm = true;
      await fillInForm(tester);
    },
  ],
  [
    /^Tap a card, then "(.*)"\.$/,
    async (tester, [name = '']) => {
      await tester.phone.getByRole('radio').first().click(patience);
      await tapOneOf(tester, 'button', [name]);
    },
  ],
  [
    /^First, in the card "Network".*?: "The next call" is "(.*?)"/,
    (tester, [kind = '']) => makeNextFail(tester, kind),
  ],
  [
    /^In the developer tools/,
    async ({ page, phone }) => {
      await page.context().setOffline(true);
      const isOnline = () => phone.locator('body').evaluate(() => navigator.onLine);
      await expect.poll(isOnline, patience).toBe(false);
      await page.context().setOffline(false);
    },
  ],
  [
    /^Tap "Suspend", then "Resume" under the phone\.$/,
    async (tester) => {
      await besides(tester, 'Suspend').click();
      await besides(tester, 'Resume').click();
    },
  ],
  [/^Tap "(.*)" under the phone\.$/, (tester, [name = '']) => besides(tester, name).click()],
  [
    /^Tap the (button|link|tab|radio|checkbox) ((?:".*?"(?: or )?)+)\.$/,
    (tester, [role = '', names = '']) => tapOneOf(tester, role, quotesIn(names)),
  ],
  [
    /^Tap the row "(.*?)"/,
    (tester, [name = '']) =>
      tester.phone
        .getByRole('button', { name: new RegExp(`^${name}`) })
        .last()
        .click(patience),
  ],
  [
    /^Tap "(.*?)" in the dialog\.$/,
    (tester, [name = '']) => dialog(tester).getByRole('button', { name, exact: true }).click(patience),
  ],
  [
    /^Tap "(.*?)" in the list of channels/,
    (tester, [name = '']) =>
      tester.phone.getByText(name, { exact: true }).click({ ...patience, force: true }),
  ],
  [
    /^Tap the order that is "(.*)"\.$/,
    (tester, [name = '']) => tester.phone.getByText(name).first().click(patience),
  ],
  [/^Tap one star\.$/, ({ phone }) => phone.getByRole('radio', { name: /^1 of 5/ }).click(patience)],
  [/^Tap five stars\.$/, ({ phone }) => phone.getByRole('radio', { name: /^5 of 5/ }).click(patience)],
  [
    /^Tap the (first|last) picture\.$/,
    ({ phone }, [which]) => {
      const pictures = phone.getByRole('button', { name: /^Enlarge/ });
      return (which === 'first' ? pictures.first() : pictures.last()).click(patience);
    },
  ],
  [
    /^Tap the complaint at the top\.$/,
    ({ phone }) => phone.locator('main a, main li button').first().click(patience),
  ],
  [/^Close /, (tester) => dialog(tester).press('Escape')],
  [
    /^Wait that long\.$/,
    async ({ page }, _, title) => {
      const [, count = '', unit = ''] = /(\d+) (millisecond|second|minute)/.exec(title) ?? [];
      await page.clock.fastForward(
        Number(count) * ({ millisecond: 1, second: 1000, minute: 60_000 }[unit] ?? Number.NaN),
      );
    },
  ],
  [
    /^Type the code of the message at the top of the phone, and tap "(.*)"\.$/,
    async (tester, [name = '']) => {
      const told = await tester.page.locator('.phone-sms').innerText(patience);
      await tester.phone
        .getByRole('textbox')
        .last()
        .fill(/\d{6}/.exec(told)?.[0] ?? '');
      await tapOneOf(tester, 'button', [name]);
    },
  ],
  [
    /^Type "(.*?)" into "(.*)"\.$/,
    (tester, [text = '', label = '']) => tester.phone.getByLabel(label, { exact: true }).fill(text, patience),
  ],
  [
    /^Choose a picture at "(.*)"\.$/,
    (tester, [label = '']) =>
      tester.phone.getByLabel(label).setInputFiles({
        name: 'a.png',
        mimeType: 'image/png',
        buffer: Buffer.from(
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
          'base64',
        ),
      }),
  ],
];
