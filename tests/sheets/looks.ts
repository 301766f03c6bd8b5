import { expect } from 'vitest';
import { dialog, quotesIn, type Role, type Sentence, type Tester } from './tester.ts';
import { patience } from '../patience.ts';

const textOn = ({ phone }: Tester): Promise<string> =>
  phone.locator('body').evaluate((body) => {
    const named = [...body.querySelectorAll('img[alt], [aria-label], input, textarea, [role=img]')]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getAttribute('alt') ?? element.getAttribute('aria-label') ?? '');
    const held = [...body.querySelectorAll('[placeholder]')].map(
      (field) => field.getAttribute('placeholder') ?? '',
    );
    return [(body as HTMLElement).innerText, ...named, ...held].join('\n').toLowerCase();
  });
const isOnPhone = async (tester: Tester, text: string): Promise<boolean> =>
  (await textOn(tester)).includes(text.toLowerCase());

const seeOne = async (tester: Tester, words: string): Promise<void> => {
  const texts = quotesIn(words);
  const role = /^the (\w+) /.exec(words)?.[1];
  const [, , label] = /^"(.*)" in "(.*)"$/.exec(words) ?? [];
  const isSeen = async () => {
    if (label !== undefined)
      return (
        (await tester.phone.getByLabel(label, { exact: true }).inputValue(patience)) === (texts[0] ?? '')
      );
    if (role !== undefined) {
      const counts = await Promise.all(
        texts.map((name) =>
          tester.phone
            .getByRole(role as Role, {
              name: new RegExp(name.replaceAll(/[.?+^$()|[\]\\]/g, String.raw`\$&`)),
            })
            .count(),
        ),
      );
      return counts.some((count) => count > 0);
    }
    return (await Promise.all(texts.map((text) => isOnPhone(tester, text)))).some(Boolean);
  };
  await expect.poll(isSeen, { ...patience, message: `See ${words}` }).toBe(true);
};

/** Of the refused actions only buttons are tried; other tests cover the rest. */
export const looks: Sentence[] = [
  [
    /^See (.*)\.$/,
    async (tester, [words = '']) => {
      for (const one of words.split(/, (?=the |")/)) await seeOne(tester, one);
    },
  ],
  [
    /^Do not see (.*)\.$/,
    async (tester, [words = '']) => {
      for (const one of words.split(/, (?=the |")/)) {
        if (one === 'the dialog') await expect.poll(() => dialog(tester).count(), patience).toBe(0);
        else if (one === 'the img')
          await expect
            .poll(() => tester.phone.getByRole('img').filter({ visible: true }).count(), patience)
            .toBe(0);
        else
          for (const text of quotesIn(one))
            await expect.poll(() => isOnPhone(tester, text), { ...patience, message: one }).toBe(false);
      }
    },
  ],
  [
    /^This comes of it: a toast says/,
    async (tester) => {
      await expect
        .poll(() => tester.phone.locator('.toast').textContent(), { ...patience, message: 'a toast' })
        .not.toBe('');
    },
  ],
  [
    /^This must not work, or not be there at all: (.*)\.$/,
    async (tester, [words = '']) => {
      for (const [, name = ''] of words.matchAll(/the borrower taps "(.*?)"/g)) {
        const isThere = await tester.phone
          .getByRole('button', { name, exact: true })
          .filter({ visible: true })
          .evaluateAll((found) =>
            found.some(
              (one) =>
                !one.matches(':disabled, [aria-disabled=true]') &&
                !(document.querySelector('dialog:modal') && !one.closest('dialog:modal')),
            ),
          );
        expect([name, isThere]).toEqual([name, false]);
      }
    },
  ],
];
