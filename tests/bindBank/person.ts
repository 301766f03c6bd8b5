import type { Locator, Page } from 'playwright';

/**
 * A user of the form for a payment account: an e-wallet, or a bank account with fourteen banks and cities by province. If the form only has to be
 * filled, `tap` may be simpler than a touch.
 */
export const personAt = (page: Page, tap = (target: Locator): Promise<void> => target.click()) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const pick = async (field: RegExp, ...names: string[]) => {
    await tap(button(field));
    for (const name of names) await tap(page.getByRole('dialog').getByText(name, { exact: true }));
    await tap(button('Confirm'));
  };
  const fillWallet = async (number = '0917 123-4567') => {
    await pick(/^E-wallet/, 'Maya');
    await page.getByLabel('Mobile number').fill(number);
    await pick(/^Payday/, '15');
  };
  return { button, pick, fillWallet };
};
