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
const passToast = (page: Page) => page.clock.fastForward(3_000);
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

test('uses the public site by keyboard: the contact form, with a message that is first incomplete', async () => {
  const { page, at, type, reach, enter } = await sitDown({ clocked: true });
  await page.goto(app.url);
  // The app has replaced the prerendered page.
  await page.locator('main:not(.written main)').waitFor();
  await enter('Contact us');
  await page.getByLabel('Message').waitFor();
  await reach('Full name');
  await type('Ana Reyes');
  await enter('Send');
  await page.getByText('Please provide complete information!').waitFor();
  await passToast(page);
  expect(await at()).toBe('textbox "Phone number" [invalid]');
  await type('09171234567');
  await reach('Message');
  await type('When do you open?');
  await enter('Send');
  await page.getByText('Successful!').waitFor();
  expectNoFaults(page);
});

test('goes by keyboard from an order to its repayment, its rollover, its next loan and customer service', async () => {
  const { page, open, goOn, at, enter } = await sitDown({ isInShell: true });
  await open('/loanDetail?productId=p1&orderId=due', 'Payment due');
  await enter('Repayment');
  await page.getByText('Repayment amount').waitFor();
  expect(await at()).toBe('heading "Repayment" [level=1]');

  await goOn('/loanDetail?productId=p3&orderId=due-rollover', 'Payment due');
  await enter('Rollover Repayment');
  await page.getByText('Next payment date').waitFor();
  expect(await at()).toBe('heading "Rollover Repayment" [level=1]');

  await goOn('/loanDetail?productId=p1&orderId=settled', 'Fully paid');
  await enter('Borrow Again');
  await expect.poll(() => actionsOf(page)).toContain('navigate');
  await open('/loanDetail?productId=p1&orderId=settled', 'Fully paid');
  await enter(/^Contact us/);
  await expect.poll(() => actionsOf(page)).toContain('callPhone');
  expectNoFaults(page);
});

test("opens an order's recommended products and the list of more by keyboard", async () => {
  const { page, open, enter, round } = await sitDown({ isInShell: true });
  const path = '/loanDetail?market=1&productId=p1&orderId=recommended';
  await open(path, 'Recommended for you');
  expect(await round()).not.toContain('button "Sold out today"');
  await enter('Get offer');
  await expect
    .poll(() => shellCalls(page))
    .toContainEqual({ action: 'navigate', payload: { to: 'loanapp://product/p3' } });
  // One navigation at a time: the next one is possible after returning.
  await shellSays(page, 'resume');
  await enter('Click to view more products');
  await expect.poll(() => actionsOf(page)).toContain('goHome');
  await shellSays(page, 'resume');
  await enter('Borrow', 'Shift+Tab');
  await page.waitForURL('**/sandbox/partner/offer/bayanihan');
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

test('sends stars chosen with the arrow keys, and thanks for a low rating too', async () => {
  const { page, open, at, press, reach, enter, round } = await sitDown({ isInShell: true });
  const path = '/loanDetail?productId=p1&orderId=rating';
  await open(path, 'Rate our app');
  expect(await round()).toEqual(['radio "1 of 5 stars"', 'button "Submit"', 'button "Cancel"']);
  await enter('Submit');
  await page.getByText('Silakan pilih').waitFor();
  expect(await at()).toBe('button "Submit"');
  await reach('1 of 5 stars', 'Shift+Tab');
  for (let star = 1; star < 4; star += 1) await press('ArrowRight');
  expect(await at()).toBe('radio "4 of 5 stars" [checked]');
  await press('ArrowLeft');
  await press('ArrowLeft');
  expect(await at()).toBe('radio "2 of 5 stars" [checked]');
  await enter('Submit');
  await page.getByRole('dialog', { name: 'Thank you for your rating' }).waitFor();
  expect(await at()).toBe('heading "Thank you for your rating" [level=2]');
  await press('Escape');
  await dialogIsGone(page);
  expect(await at()).toBe('heading "Order Details" [level=1]');

  await fetch(`${app.url}/sandbox/control/reset`, { method: 'POST' });
  await open(path, 'Rate our app');
  await reach('1 of 5 stars');
  await press('ArrowLeft');
  expect(await at()).toBe('radio "5 of 5 stars" [checked]');
  await enter('Submit');
  await expect.poll(() => actionsOf(page)).toContain('goRating');
  await dialogIsGone(page);
  expect(await at()).toBe('heading "Order Details" [level=1]');
  expectNoFaults(page);
});

const inTheDark = async (page: Page) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
};

test('repays by keyboard: details, barcode, a channel, its code, copied', async () => {
  const { page, open, at, press, enter, round } = await sitDown();
  await inTheDark(page);
  await open('/repay?productId=p1&orderId=due', 'Repayment amount');
  await enter('more');
  expect(await at()).toBe('button "hide" [expanded]');
  await enter('Show barcode');
  await page.getByRole('dialog').waitFor();
  expect(await at()).toBe('heading "Let the cashier scan this." [level=2]');
  expect(await round()).toEqual(['button "Close"']);
  await press('Escape');
  await dialogIsGone(page);
  expect(await at()).toBe('button "Show barcode"');

  await enter('Payment Method');
  expect(await at()).toBe('heading "Payment Method" [level=2]');
  expect((await round())[0]).toBe('button "Close"');
  await press('Escape');
  await dialogIsGone(page);
  expect(await at()).toBe('button "Payment Method"');
  await press('Enter');
  await enter(/^GCash/);
  await dialogIsGone(page);
  expect(await at()).toBe('button "Payment Method"');
  await enter('Payment', 'Shift+Tab');

  await page.getByText('Repayment code', { exact: true }).waitFor();
  expect(await at()).toBe('heading "Payment" [level=1]');
  await enter('Copy');
  await page.getByText('copy success').waitFor();
  expect(await at()).toBe('button "Copy"');
  expectNoFaults(page);
});

test('extends a loan by keyboard: a QR code enlarged and closed by its button; without a code, a button back', async () => {
  const { page, open, at, enter, round } = await sitDown();
  await open('/repayDelay?productId=p1&orderId=overdue-rollover', 'Next payment date');
  // After a full round the page is at its top, and the next stop is behind the buttons at its bottom, so that it has to scroll.
  expect(await round()).toHaveLength(6);
  expect(await round()).toHaveLength(6);
  await enter('Payment Method');
  await enter(/^QR Ph/);
  await dialogIsGone(page);
  await enter('Payment', 'Shift+Tab');
  await page.getByRole('img', { name: 'QR code to pay with' }).waitFor();
  await enter('Enlarge');
  await enter('Close');
  await dialogIsGone(page);
  expect(await at()).toBe('button "Enlarge"');

  await open('/repaymentOfCode?showType=1', 'There is no code to pay with');
  await enter('Back');
  await page.getByRole('img', { name: 'QR code to pay with' }).waitFor();
  expectNoFaults(page);
});

test('reads the notices of code page 2 and the illustrated instructions by keyboard', async () => {
  const { page, open, goOn, at, press, reach, enter, round } = await sitDown();
  await inTheDark(page);
  await open('/repay?productId=p1&orderId=due', 'Repayment amount');
  await enter('Payment Method');
  await enter(/^Bank transfer/);
  await dialogIsGone(page);
  await enter('Payment', 'Shift+Tab');
  await page.getByText('Total payment').waitFor();
  await enter(/^Contract number/);
  await page.getByText('copy success').waitFor();

  await goOn('/repay?productId=p1&orderId=instalments', 'Repayment amount');
  await enter('How to pay, step by step');
  await page.getByText('Open GCash and tap Bills.').waitFor();
  await reach('GCash');
  await press('ArrowRight');
  await press('ArrowRight');
  expect(await at()).toBe('tab "7-Eleven" [selected]');
  await press('ArrowLeft');
  expect(await at()).toBe('tab "Maya" [selected]');
  await enter('Enlarge the picture of step 2');
  await page.getByRole('dialog').waitFor();
  expect(await at()).toBe('heading "Step 2 of 4" [level=2]');
  expect(await round()).toEqual(['button "Close"', 'button "Previous"', 'button "Next"']);
  await enter('Next');
  await enter('Next');
  await page.getByText('Step 4 of 4').waitFor();
  // The screen reader starts at each picture's title; the last has no next picture.
  expect(await at()).toBe('heading "Step 4 of 4" [level=2]');
  expect(await round()).toEqual(['button "Close"', 'button "Previous"', 'button "Next" [disabled]']);
  await enter('Previous');
  await page.getByText('Step 3 of 4').waitFor();
  await enter('Close');
  await dialogIsGone(page);
  expect(await at()).toBe('button "Enlarge the picture of step 2"');
  expectNoFaults(page);
});

test('uses the old repayment by keyboard: a card, the SMS code; cancelling starts again', async () => {
  const { page, open, at, press, type, reach, enter, round } = await sitDown({ clocked: true });
  await open('/ynRepay?orderId=overdue&productId=p1', 'No card chosen');
  await enter('E-wallet');
  await page.getByText('A payment page outside the app.').waitFor();

  await open('/ynRepay?orderId=due&productId=p1', 'No card chosen');
  await enter('Choose');
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

test('complains about another order by keyboard, with a picture', async () => {
  const { page, open, at, type, press, reach, enter, round } = await sitDown({ clocked: true });
  const picture = { name: 'a.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await open('/complaint?orderNo=overdue', 'Fees and interest');
  await enter('All');
  expect(await at()).toBe('button "All" [expanded]');
  await reach(/partner/);
  await press('Enter');
  expect(await at()).toBe('button "All"');
  await enter('All');
  await enter(/overdue/);
  await enter('Collection');
  expect(await at()).toBe('button "Collection" [expanded]');
  await enter('Threats or rude words');

  await page.getByLabel('Description').waitFor();
  await enter('Send');
  await page.getByText('Please fill in your comments and suggestions').waitFor();
  expect(await at()).toBe('textbox "Description" [invalid]');
  await type('They shout');
  await reach('+ Add pictures');
  await page.locator(':focus').setInputFiles(picture);
  await page.getByText('Upload succeeded!').waitFor();
  await enter('Remove picture 1', 'Shift+Tab');
  expect(await at()).toBe('button "+ Add pictures"');
  await page.locator(':focus').setInputFiles(picture);
  await page.getByRole('img', { name: 'Picture 1' }).waitFor();
  await enter('Send');
  await page.getByRole('dialog', { name: 'Successfully Sent' }).waitFor();
  expect(await at()).toBe('heading "Successfully Sent" [level=2]');
  expect(await round()).toEqual(['button "Close"']);
  await page.clock.fastForward(1_500);
  await page.waitForURL('**/complaint?*');
  await page.getByText('Fees and interest').waitFor();
  expect(await at()).toBe('heading "Complaint" [level=1]');
  expectNoFaults(page);
});

test('opens complaints by keyboard: another tab, one complaint, and its rating', async () => {
  const { page, open, at, press, reach, enter, round } = await sitDown({ clocked: true });
  await open('/complaint?sessionId=session-complaints&orderNo=overdue', 'Fees and interest');
  await enter('My complaints');
  await page.getByText('Please explain the processing fee.').waitFor();
  await reach('In progress');
  await press('ArrowRight');
  expect(await at()).toBe('tab "Answered" [selected]');
  await enter(/They called me eleven times/);
  await page.getByText('Process Result').waitFor();
  expect(await at()).toBe('heading "Complaint details" [level=1]');
  await page.clock.fastForward(3_000);
  await page.getByRole('dialog').waitFor();
  expect(await at()).toBe('heading "Please rate this service" [level=2]');
  expect(await round()).toEqual(['radio "1 of 5 stars"', 'button "Send"', 'button "Cancel"']);
  await reach('1 of 5 stars');
  await press('Space');
  await press('ArrowRight');
  await enter('Send');
  await page.getByText('Successful demonstration！').waitFor();
  await dialogIsGone(page);
  expect(await at()).toBe('heading "Complaint details" [level=1]');
  expectNoFaults(page);
});

test('uses customer service, the failed login with its products, and the legal documents by keyboard', async () => {
  const { page, open, goOn, at, step, reach, enter } = await sitDown({ isInShell: true });
  await open('/customerService', 'Telephone');
  await enter(/^Telephone/);
  await expect.poll(() => actionsOf(page)).toContain('callPhone');
  await reach(/^E-mail/);
  expect(await page.locator(':focus').getAttribute('href')).toBe('mailto:care@peraloan.example');

  await goOn('/jointLoginError', 'We could not log you in');
  await enter('Get offer');
  await expect.poll(() => actionsOf(page)).toContain('navigate');

  await goOn('/aboutUs', 'Customer service');
  await reach('care@peraloan.example');
  await enter('Privacy policy');
  await page.getByRole('navigation', { name: 'Contents' }).waitFor();
  expect(await at()).toBe('heading "Privacy policy" [level=1]');
  await enter('Grievance officer');
  expect(await at()).toBe('heading "Grievance officer" [level=2]');
  expect(await step('Tab')).toBe('link "Back to the contents"');
  await enter('Back to the contents');
  expect(await at()).toBe('heading "Contents" [level=2]');
  expect(await step('Tab')).toBe('link "Collection of information"');
  expectNoFaults(page);
});

test('uses the test preview by keyboard: a field, the photo, the contact, the location, a screen', async () => {
  const geolocation = { latitude: 14.5995, longitude: 120.9842 };
  const { page, open, at, type, press, reach, enter } = await sitDown({
    geolocation,
    permissions: ['geolocation'],
  });
  await open('/testPreview', 'Device data');
  await reach('Session id');
  await press('ControlOrMeta+a');
  await type('s-9');
  await reach('Photo');
  await page
    .locator(':focus')
    .setInputFiles({ name: 'id.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('photo') });
  await page.getByText('id.jpg, 5 bytes').waitFor();
  await reach('Contact');
  await type('Ana Reyes');
  await enter('Submit');
  await page.getByText('Ana Reyes').waitFor();
  expect(await at()).toBe('button "Submit" [disabled]');
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.accept();
  });
  await enter('Get location');
  await expect.poll(() => said).toEqual(['14.5995, 120.9842']);
  await enter('Customer service', 'Shift+Tab');
  await page.getByText('Telephone').waitFor();
  expect(new URL(page.url()).searchParams.get('sessionId')).toBe('s-9');
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
