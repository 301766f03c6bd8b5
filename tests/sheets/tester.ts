import type { FrameLocator, Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { patience } from '../patience.ts';

export interface Tester {
  page: Page;
  phone: FrameLocator;
  /** The script itself has the port of `npm start`. */
  origin: string;
  /** Additional fields have to be filled in once the form appears. */
  owesTheForm?: boolean;
}

/** `said` are the matches of the form's groups, `deed` is the title of the action. */
export type Sentence = [
  form: RegExp,
  follow: (tester: Tester, said: string[], deed: string) => Promise<unknown>,
];

export type Role = Parameters<Page['getByRole']>[0];

export const quotesIn = (words: string): string[] =>
  [...words.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) => text);

export const dialog = ({ phone }: Tester): Locator => phone.locator('dialog[open]');

export const besides = ({ page }: Tester, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

const controls = async (tester: Tester, role: string, name: string): Promise<Locator> => {
  const named = (exact: boolean) =>
    tester.phone.getByRole(role as Role, { name, exact }).filter({ visible: true });
  return (await named(true).count()) > 0 ? named(true) : named(false);
};

export const tapOneOf = async (tester: Tester, role: string, names: string[]): Promise<void> => {
  let found: Locator | undefined;
  await expect
    .poll(
      async () => {
        for (const name of names) {
          const here = await controls(tester, role, name);
          if ((await here.count()) > 0) found = here.first();
        }
        return found !== undefined;
      },
      { ...patience, message: `${role} ${names.join(' or ')}` },
    )
    .toBe(true);
  // An element that only looks disabled explains itself when it is tapped.
  await found?.click({ ...patience, force: await found.isDisabled() });
};

const nativeScreen = ({ page }: Tester): Locator => page.getByRole('region', { name: 'Native screen' });

export const placeOf = async (tester: Tester): Promise<string> =>
  (await nativeScreen(tester).count()) > 0
    ? nativeScreen(tester).innerText()
    : await tester.phone
        .locator('body')
        .evaluate(() => location.pathname + location.search, undefined, { timeout: 1000 })
        .catch(() => 'elsewhere');
