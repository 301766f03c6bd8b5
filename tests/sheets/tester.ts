import type { FrameLocator, Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** A tester at the simulator who follows a script and knows nothing else. */
export interface Tester {
  page: Page;
  phone: FrameLocator;
  /** URL of the simulator; the script names the port of `npm start`. */
  origin: string;
  /** The script's additional fields still have to be filled in, because the form has not appeared yet. */
  owesTheForm?: boolean;
}

/** A form of sentence, and a tester's action for it: `said` are the matches of its groups, `deed` is the title of its action. */
export type Sentence = [
  form: RegExp,
  follow: (tester: Tester, said: string[], deed: string) => Promise<unknown>,
];

export type Role = Parameters<Page['getByRole']>[0];

export const patience = { timeout: 10_000 };

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

/** The first of these that is there is tapped. */
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
  // An element that only looks disabled answers a tap with the reason.
  await found?.click({ ...patience, force: await found.isDisabled() });
};

const nativeScreen = ({ page }: Tester): Locator => page.getByRole('region', { name: 'Native screen' });

/** The phone's content: the URL of its page, or its native screen. */
export const placeOf = async (tester: Tester): Promise<string> =>
  (await nativeScreen(tester).count()) > 0
    ? nativeScreen(tester).innerText()
    : await tester.phone
        .locator('body')
        .evaluate(() => location.pathname + location.search, undefined, { timeout: 1000 })
        .catch(() => 'elsewhere');
