import type { Page } from 'playwright';
import { expect } from 'vitest';

interface Person {
  pressBack(): Promise<unknown>;
  leaveAndReturn(): Promise<unknown>;
  logOut(): Promise<unknown>;
}

/** Follows the shell check on a page that shows it; sees what it asks for, and skips keyboard and pictures. Resolves with the lines of the report. */
export const followShellCheck = async (
  page: Page,
  { pressBack, leaveAndReturn, logOut }: Person,
): Promise<string[]> => {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const tasks: [words: string, perform: () => Promise<unknown>][] = [
    ['Press the back button', pressBack],
    ['Go to the home screen', leaveAndReturn],
    ['Log out in the app', logOut],
    ['Tap the field', () => press('Skip')],
    ['Choose two pictures', () => press('Skip')],
    ['Did', () => press('Yes')],
    [
      'Paste what was copied',
      async () => {
        await page.getByLabel('Paste').fill('PASTE 8812 3456');
        await press('Done');
      },
    ],
  ];
  const report = page.getByLabel('Report');
  await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
  await page.clock.install();
  await press('Start');
  let performed = '';
  const goOn = async () => {
    const task = (await page.locator('#task p').allTextContents()).join('');
    const perform = task === performed ? undefined : tasks.find(([words]) => task.startsWith(words))?.[1];
    performed = task;
    await perform?.();
    await page.clock.fastForward(500);
    return report.isVisible();
  };
  await expect.poll(goOn, { timeout: 60_000, interval: 20 }).toBe(true);
  return (await report.inputValue()).split('\n');
};
