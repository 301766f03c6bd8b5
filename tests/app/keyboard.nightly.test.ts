import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { builtApp, expectNoFaults, shellCalls, shellQuery, shellSays, withShell } from './builtApp.ts';
import { goInside } from './inside.ts';
import { keyboardOf } from './keyboard.ts';

const app = builtApp();
const query = shellQuery.replace('market=1', 'market=0');

const control = async <Answer>(path: string): Promise<Answer> =>
  (await (await fetch(`${app.url}/sandbox/control${path}`)).json()) as Answer;
const smsCode = async () => (await control<{ code: string }>('/sms')).code;

const sitDown = async (options: Parameters<typeof app.newPage>[0] & { isInShell?: boolean } = {}) => {
  const { isInShell, ...rest } = options;
  const page = await app.newPage(rest);
  if (isInShell) await withShell(page);
  if (options.clocked) await page.clock.install();
  const open = async (path: string, sight: string) => {
    await page.goto(`${app.url}${path}${path.includes('?') ? '&' : '?'}${query}`);
    await page.getByText(sight).first().waitFor();
    // Elements drawn by the document do not handle keys yet.
    await page.locator('.early').waitFor({ state: 'detached' });
  };
  const goOn = async (path: string, sight: string) => {
    await goInside(page, `${path}${path.includes('?') ? '&' : '?'}${query}`);
    await page.getByText(sight).first().waitFor();
  };
  return { page, open, goOn, ...keyboardOf(page) };
};
const actionsOf = async (page: Page) => (await shellCalls(page)).map(({ action }) => action);
const dialogIsGone = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' });

test('takes a loan by keyboard: the gift, the agreement, staying, withdrawing and giving consent, the order', async () => {
  const { page, open, goOn, at, press, reach, enter, round } = await sitDown({ isInShell: true });
  await open('/confirmOfPeriod?productId=o-gift', 'A gift for you');
  expect(await at()).toBe('heading "A gift for you" [level=2]');
  await enter('Great, thanks');
  await dialogIsGone(page);
  expect(await at()).toBe('heading "Loan confirmation" [level=1]');

  await goOn('/confirm?productId=o-agreement', 'Data privacy consent');
  await page.getByRole('dialog').waitFor();
  expect(await round()).toEqual(['frame', 'button "Agree"', 'button "Cancel"']);
  await enter('Agree');
  await dialogIsGone(page);

  await goOn('/confirm?productId=o-stay', 'Total to repay');
  await shellSays(page, 'back');
  await page.getByRole('dialog', { name: 'Point out' }).waitFor();
  expect(await round()).toEqual(['button "Agree"', 'button "Cancel"']);
  await enter('Agree');
  await dialogIsGone(page);

  await goOn('/confirm?productId=p1&orderId=', 'Total to repay');
  await reach('I have read and agree to the agreements');
  await press('Space');
  expect(await at()).toBe('checkbox "I have read and agree to the agreements"');
  await press('Space');
  await enter('Next');
  await page.waitForURL('**/loanDetail?*from=confirm*');
  await page.getByText('Approved').first().waitFor();
  expectNoFaults(page);
});

test('binds an account by keyboard: another tab and back, a wallet and a day from their pickers, the order', async () => {
  const { page, open, at, type, press, reach, enter } = await sitDown({ isInShell: true });
  await open('/bindBank?productId=p1&orderId=due&source=loanDetail', 'Mobile number');
  await reach('E-wallet');
  await press('ArrowRight');
  expect(await at()).toBe('tab "Bank account" [selected]');
  await press('ArrowLeft');
  await enter('E-wallet Choose');
  await reach('GCash');
  await press('ArrowDown');
  expect(await at()).toBe('radio "Maya" [checked]');
  await enter('Confirm');
  await dialogIsGone(page);
  expect(await at()).toBe('button "E-wallet Maya"');
  await reach('Mobile number');
  await type('09171234567');
  await enter('Payday Choose');
  await reach('1');
  await press('ArrowDown');
  await enter('Confirm');
  await dialogIsGone(page);
  expect(await at()).toBe('button "Payday 2"');
  await enter('Next');
  await page.waitForURL('**/order?*source=loanDetail*');
  expect(await actionsOf(page)).toContain('endBindCard');
  expectNoFaults(page);
});

test("moves the focus into an order's dialogs, keeps it there, and restores it afterwards", async () => {
  const { page, open, goOn, at, press, enter, round } = await sitDown({ isInShell: true });
  const title = 'heading "Order Details" [level=1]';

  await open('/loanDetail?productId=p1&orderId=withdraw', 'Withdraw Now');
  expect(await at()).toBe('heading "Withdraw" [level=2]');
  expect(await round()).toEqual(['button "Withdraw Now"', 'button "Cancel"']);
  await press('Escape');
  await dialogIsGone(page);
  expect(await at()).toBe(title);
  expect(await actionsOf(page)).toContain('goHome');
  await page.reload();
  await page.getByRole('dialog').waitFor();
  await enter('Withdraw Now');
  await page.waitForURL('**/confirm?*');

  await goOn('/loanDetail?productId=p1&orderId=card', 'Bind now');
  expect(await at()).toBe('heading "Where should we send your money?" [level=2]');
  expect(await round()).toEqual(['button "Bind now"', 'button "Cancel"']);
  await enter('Cancel');
  await dialogIsGone(page);
  expect(await at()).toBe(title);
  await page.reload();
  await page.getByRole('dialog').waitFor();
  await enter('Bind now');
  await page.waitForURL('**/bindBank?*source=loanDetail*');

  await goOn('/loanDetail?productId=p1&orderId=tips', 'Kind tips');
  expect(await round()).toEqual(['button "OK"']);
  await enter('OK');
  await dialogIsGone(page);
  expect(await at()).toBe(title);
  expectNoFaults(page);
});

test('uses the old repayment by keyboard: a card, the SMS code; cancelling starts again', async () => {
  const { page, open, at, press, type, reach, enter, round } = await sitDown({ clocked: true });
  await open('/ynRepay?orderId=overdue&productId=p1', 'No card chosen');
  await enter('E-wallet');
  await page.getByText('A payment page outside the app.').waitFor();

  await open('/ynRepay?orderId=due&productId=p1', 'No card chosen');
  await enter(/^Payment bank card/);
  await page.getByText('BPI').waitFor();
  await reach('BDO Unibank •••• 4821');
  await press('ArrowDown');
  expect(await at()).toBe('radio "BPI •••• 0917" [checked]');
  await enter('Next');
  await page.getByText('BPI •••• 0917').waitFor();

  await enter('Repayment');
  await page.getByRole('dialog').waitFor();
  expect(await at()).toBe('heading "Enter the code" [level=2]');
  await reach('SMS code');
  await type('123');
  await press('Enter');
  await page.getByText('请输入正确的验证码').waitFor();
  expect(await at()).toBe('textbox "SMS code" [invalid]');
  await page.clock.fastForward(20_000);
  await page.getByText(/Send again in (39|40) s/).waitFor();
  await enter('Cancel');
  await dialogIsGone(page);
  expect(await at()).toBe('button "Repayment"');

  await press('Enter');
  await page.getByText(/Send again in (59|60) s/).waitFor();
  expect(await round()).toHaveLength(4);
  await reach('SMS code');
  expect(await page.getByLabel('SMS code').inputValue()).toBe('');
  await type(await smsCode());
  await enter('Confirm');
  await page.waitForURL('**/loanDetail?*');
  await page.getByText('Fully paid').waitFor();
  expectNoFaults(page);
});

const failures = [
  ['contact-kf-info', '/customerService', 'Try again', 'Telephone', 'Customer service'],
  [
    'problem-init',
    '/complainPageNext?type=2&orderNo=overdue',
    'Load the topic again',
    'Repayment not recorded',
    'Your complaint',
  ],
  ['channel-template', '/promotion/?id=t1', 'Try again', 'in one day', 'PeraLoan'],
] as const;

test('retries a failed load by keyboard, and keeps the focus on the page', async () => {
  const { page, open, at, enter } = await sitDown({ noisy: true });
  for (const [call, path, retry, sight, title] of failures) {
    await page.route(`**/${call}*`, (route) => route.fulfill({ status: 500 }), { times: 1 });
    await open(path, retry);
    await enter(retry);
    await page.getByText(sight).first().waitFor();
    expect([call, await at()]).toEqual([call, `heading "${title}" [level=1]`]);
  }
});
