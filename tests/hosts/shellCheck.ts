import type { Page } from 'playwright';
import { expect } from 'vitest';
import { patience } from '../patience.ts';

interface Person {
  pressBack(): Promise<unknown>;
  /** The page does not answer: 400 ms later the shell goes back itself. */
  pressBackUnanswered(): Promise<unknown>;
  leaveAndReturn(): Promise<unknown>;
  logOut(): Promise<unknown>;
}

/** Follows the shell check on a page that shows it; sees what it asks for, and skips keyboard and pictures. Resolves with its results, without times: a busy machine is slow. */
export const followShellCheck = async (
  page: Page,
  { pressBack, pressBackUnanswered, leaveAndReturn, logOut }: Person,
): Promise<{ failed: string[]; unsupported: string[] }> => {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const tasks: [words: string, perform: () => Promise<unknown>][] = [
    ['Press the back button, or swipe back, once more', pressBackUnanswered],
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
    // In small steps: answers take real time.
    await page.clock.fastForward(100);
    return report.isVisible();
  };
  await expect.poll(goOn, { ...patience, interval: 10 }).toBe(true);
  const lines = (await report.inputValue())
    .split('\n')
    .filter((line) => !/ (?:round trip|How fast) /.test(line));
  const withResult = (result: string) =>
    lines.flatMap((line) => (line.startsWith(result) ? [line.slice(result.length).trim()] : []));
  return { failed: withResult('FAIL'), unsupported: withResult('UNSUPPORTED') };
};
