import type { Page } from 'playwright';

/** A person in front of the form for a payment account: an e-wallet, or a bank account with fourteen banks and cities by province. */
export const personAt = (page: Page) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const pick = async (field: RegExp, ...names: string[]) => {
    await button(field).click();
    for (const name of names) await page.getByRole('dialog').getByText(name, { exact: true }).click();
    await button('Confirm').click();
  };
  const fillWallet = async (number = '0917 123-4567') => {
    await pick(/^E-wallet/, 'Maya');
    await page.getByLabel('Mobile number').fill(number);
    await pick(/^Payday/, '15');
  };
  return { button, pick, fillWallet };
};
