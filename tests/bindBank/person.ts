import type { Locator, Page } from 'playwright';

/** Where the form only has to be filled, a `tap` may be cheaper than a touch. */
export const personAt = (page: Page, tap = (target: Locator): Promise<void> => target.click()) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const pick = async (field: RegExp, ...names: string[]) => {
    await tap(button(field));
    for (const name of names) await tap(page.getByRole('dialog').getByText(name, { exact: true }));
    await tap(button('Confirm'));
  };
  const fillWallet = async (number = '63917 123-4567') => {
    await pick(/^E-wallet/, 'Maya');
    await page.getByLabel('Mobile number').fill(number);
    await pick(/^Payday/, '15');
  };
  return { button, pick, fillWallet };
};
