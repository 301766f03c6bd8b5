import { expect, test } from 'vitest';
import { builtApp, shellQuery } from '../app/builtApp.ts';

const app = builtApp();

test.each([
  ['the order', '/loanDetail?productId=p1&orderId=due', 'Payment due'],
  ['a confirmation', '/confirm?productId=p1&orderId=o1', 'Payment plan'],
  ['an agreement', '/loanAgreement?x=1', 'Governing law'],
])('prints %s black on white, without bars and buttons', async (_, path, words) => {
  const page = await app.newPage();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${app.url}${path}&lang=en&${shellQuery}`, { waitUntil: 'networkidle' });
  await page.locator('.page').getByText(words).first().waitFor();
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  const printed = await page.evaluate(() => {
    const shown = [...document.querySelectorAll('.page *')].filter((element) => element.checkVisibility());
    const values = (name: string) => [
      ...new Set(shown.map((element) => getComputedStyle(element).getPropertyValue(name))),
    ];
    return {
      ink: values('color'),
      paper: values('background-color'),
      folded: [...document.querySelectorAll('.fold > :not(summary)')].filter(
        (element) => !element.checkVisibility(),
      ).length,
      bars: shown.filter((element) =>
        element.matches('.page-footer, .page-bar button, .button, .icon-button, .languages'),
      ).length,
    };
  });
  expect(printed).toEqual({ ink: ['rgb(0, 0, 0)'], paper: ['rgb(255, 255, 255)'], folded: 0, bars: 0 });
});
