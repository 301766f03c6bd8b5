import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { type RouteName, routes } from '../../services/visit/flows.ts';
import { textOf } from '../../tools/build/wording.ts';
import { screenTable } from '../../views/screens/table.ts';
import { titles } from '../../views/screens/titles.ts';
import { wording as english } from '../../views/wording/en/repay.ts';
import { wording as filipino } from '../../views/wording/fil/repay.ts';
import { builtApp, expectNoFaults, shellQuery } from './builtApp.ts';
import { goInside } from './inside.ts';
import { patience } from '../patience.ts';

const app = builtApp();
const query = shellQuery.replace('market=1', 'market=0');
const order = 'productId=p1&orderId=due';

/** A path of docs/product/routes.md with its own query, its required title, and text that only its content has. */
type Row = [path: string, own: string, title: string, content: string | RegExp];

const orderScreens: Row[] = [
  ['/loanDetail', order, 'Order Details', 'Payment due'],
  ['/order', `${order}&source=loanDetail`, 'Order Details', 'Payment due'],
  ['/confirm', order, 'Loan confirmation', 'Total to repay'],
  ['/confirmOfPeriod', 'productId=o-gift&orderId=due', 'Loan confirmation', 'First repayment date'],
  ['/confirmV2', order, 'Loan confirmation', 'Total to repay'],
  ['/bindBank', order, 'Payment account information', 'Mobile number'],
  ['/bindCard', order, 'Payment account information', 'Mobile number'],
  // Before the repayment, which would leave data for this page.
  ['/repaymentOfCode2', '', 'Payment', 'There is nothing to pay here'],
  ['/repay', order, 'Repayment', 'Repayment date'],
  ['/repayDelay', order, 'Rollover Repayment', 'Next payment date'],
  ['/ynRepay', order, 'Repayment', 'Payment bank card'],
  ['/ynRepayChoose', order, 'Bank card', 'BDO Unibank'],
  ['/repaymentOfCode', 'showType=1&payCode=0312345678901234', 'Payment', 'Repayment code'],
  ['/DRInstructions', '', 'Payment instructions', 'Open GCash and tap Bills.'],
];

const otherScreens: Row[] = [
  ['/complaint', 'orderNo=overdue', 'Complaint', 'Repayment not recorded'],
  ['/complainPageNext', 'type=2&orderNo=overdue', 'Your complaint', 'Repayment not recorded'],
  ['/complaintList', '', 'My complaints', 'Please explain the processing fee.'],
  ['/complainDetails', 'problemId=CP10003', 'Complaint details', 'Please explain the processing fee.'],
  ['/customerService', '', 'Customer service', 'care@peraloan.example'],
  ['/aboutUs', '', 'About us', 'Our mission'],
  ['/privacyPolicy', '', 'Privacy policy', 'Collection of information'],
  ['/loanAgreement', '', 'Loan terms and conditions', 'Definitions'],
  ['/jointLoginError', '', 'Order Details', 'We could not log you in with our partner.'],
  ['/recommendList', '', 'Recommended products', 'Bayanihan Cash'],
  ['/testPreview', '', 'Test preview', 'Device data'],
];

const siteSections: Row[] = [
  ['/', '', 'Core Advantages · PeraLoan', 'Why borrowers choose us'],
  ['/About', '', 'About Lender · PeraLoan', /^A consumer lender for the Philippines/],
  ['/User', '', 'User · PeraLoan', 'PeraLoan'],
  ['/Policy', '', 'Privacy Policy · PeraLoan', 'Open this text on its own page'],
  ['/Loan', '', 'Guide of loan · PeraLoan', 'Seven steps from the application to the last repayment.'],
  ['/Contact', '', 'Contact us · PeraLoan', 'Full name'],
];

const promotionPages: Row[] = [
  ['/promotion/', 'id=t1', 'PeraLoan', 'Image captcha'],
  ['/promotion/#/downloadTemplate', 'id=t1', 'PeraLoan', 'Download PeraLoan'],
  ['/promotion/#/agreementTemplate', 'id=t1', 'Loan agreement', 'Definitions'],
];

const listed = [...orderScreens, ...otherScreens, ...siteSections].map(([path]) => path);

const unlisted: Row[] = await Promise.all(
  (Object.keys(routes) as RouteName[])
    .filter((route) => !listed.includes(routes[route]))
    .map(async (route) => {
      const key = titles[route] ?? `the title of ${route}`;
      const title = await textOf(key, 'en', ['common', ...screenTable[route].wording]);
      return [routes[route], order, title, title];
    }),
);

const openTwice = async (
  page: Page,
  address: string,
  title: string,
  content: string | RegExp,
  { isInside = false } = {},
) => {
  const first = () => (isInside ? goInside(page, address) : page.goto(address));
  for (const open of [first, () => page.reload()]) {
    await open();
    await page.getByText(content).first().waitFor(patience);
    await expect.poll(() => page.title()).toBe(title);
    expect(page.url()).toBe(address);
  }
  expectNoFaults(page);
};

const addressOf = ([path, own]: Row) =>
  `${app.url}${path}?${path.startsWith('/promotion') ? own : [query, own].filter(Boolean).join('&')}`;

test.each([
  { name: 'every screen of an order', rows: orderScreens, isOfApp: true },
  { name: 'every screen of customer service, documents and failures', rows: otherScreens, isOfApp: true },
  { name: 'every section of the public site', rows: siteSections, isOfApp: false },
  { name: 'every other screen', rows: unlisted, isOfApp: true },
  { name: 'every page of the promotion', rows: promotionPages, isOfApp: false },
])('opens $name, also after a reload, with its title and without errors', async ({ rows, isOfApp }) => {
  const page = await app.newPage();
  for (const [place, row] of rows.entries()) {
    const [, , title, content] = row;
    const isInside = isOfApp && place > 0;
    await expect(openTwice(page, addressOf(row), title, content, { isInside })).resolves.toBeUndefined();
  }
});

const firstWords = async (page: Page, address: string) => {
  await page.goto(address);
  return page.evaluate(() => ({
    // A prerendered public page contains its title (tools/build/publicSite).
    title: document.querySelector('.first b, .written h1')?.textContent,
    lang: document.documentElement.lang,
  }));
};

test("sets the document's title in the requested language before the app starts", async () => {
  const page = await app.newPage({ holdsFiles: true, noisy: true });
  await page.route('**/assets/*.js', (route) => route.abort());
  // The staff's screen has no words in a borrower's document.
  const rows = [...orderScreens, ...otherScreens, ...unlisted].filter(([path]) => path !== '/testPreview');
  for (const row of rows)
    expect(await firstWords(page, addressOf(row))).toEqual({ title: row[2], lang: 'en' });
  const repay = `${app.url}/repay?lang=`;
  expect(await firstWords(page, `${repay}en`)).toEqual({ title: english['repay.title'], lang: 'en' });
  expect(await firstWords(page, `${repay}fil`)).toEqual({ title: filipino['repay.title'], lang: 'fil' });
  expect(await firstWords(page, `${repay}fr`)).toEqual({ title: 'Repayment', lang: 'en' });
});

test('leads from a trailing slash to the same page without it', async () => {
  const page = await app.newPage();
  await page.goto(`${app.url}/aboutUs/?${query}`);
  await page.getByText('Our mission').first().waitFor();
  expect(page.url()).toBe(`${app.url}/aboutUs?${query}`);
  expectNoFaults(page);
});
