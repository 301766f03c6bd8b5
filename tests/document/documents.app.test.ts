import { describe, expect, test } from 'vitest';
import { builtApp, expectNoFaults, shellQuery } from '../app/builtApp.ts';
import { firstFew } from '../nightly.ts';

const app = builtApp();

/** The headings of docs/product/document.md#screen. */
const privacySections = [
  'Collection of information',
  'Use of information',
  'Disclosure',
  'Cookies',
  'Device information',
  'Minors',
  'Password security',
  'Changes to this policy',
  'Opt-out',
  'Grievance officer',
  'Lender details',
];
const agreementSections = [
  'Definitions',
  'Purpose',
  'Amount',
  'Term of the loan',
  'Prolongation',
  'Interest',
  'Late penalties',
  'Conditions precedent',
  'Repayment',
  'Representations',
  'Default',
  'Indemnity',
  'Disclosure',
  'Set-off',
  'Review',
  'Notices',
  'Entire agreement',
  'Assignment',
  'Waiver',
  'Governing law',
  'Term',
];

describe.each(
  firstFew(
    [
      ['/privacyPolicy', 'Privacy policy', privacySections],
      ['/loanAgreement', 'Loan terms and conditions', agreementSections],
    ],
    1,
  ),
)('%s', (path, title, sections) => {
  test('has a title, sections and a table of contents that links to each by keyboard', async () => {
    const page = await app.newPage();
    await page.goto(`${app.url}${path}?${shellQuery}`);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await page.title()).toBe(title);
    const contents = page.getByRole('navigation', { name: 'Contents' });
    expect(
      (await contents.getByRole('link').allInnerTexts()).map((text) => text.replace(/^\d+\s*/, '')),
    ).toEqual(sections);
    for (const section of [sections.at(-1) ?? '', sections[1] ?? '']) {
      await contents.getByRole('link', { name: section, exact: true }).press('Enter');
      await expect
        .poll(() =>
          page
            .getByRole('article')
            .getByRole('heading', { name: section, exact: true })
            .evaluate((heading) => {
              const { top, bottom } = heading.getBoundingClientRect();
              return top >= 0 && bottom <= innerHeight;
            }),
        )
        .toBe(true);
    }
    expect(new URL(page.url()).searchParams.get('sessionId')).toBe('s-1');
    expectNoFaults(page);
  });

  test('opens at the section named in its URL', async () => {
    const page = await app.newPage();
    const last = path === '/privacyPolicy' ? 'grievance-officer' : 'governing-law';
    await page.goto(`${app.url}${path}#${last}`);
    await expect
      .poll(() => page.evaluate((id) => document.getElementById(id)?.getBoundingClientRect().top ?? -1, last))
      .toSatisfy((top: number) => top >= 0 && top < 800);
  });

  test('marks a document as English for screen readers in every language', async () => {
    const page = await app.newPage();
    await page.goto(`${app.url}${path}?lang=fil`);
    await page.getByRole('article').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('fil');
    expect(await page.getByRole('article').getAttribute('lang')).toBe('en');
  });
});

test("states the specification's figures in the loan terms", async () => {
  const page = await app.newPage();
  await page.goto(`${app.url}/loanAgreement`);
  const text = await page.getByRole('article').innerText();
  for (const figure of [
    '91 to 365 calendar days',
    'within 1 day',
    'within 1 to 3 calendar days',
    'only after half of the term, and not within 7 days of disbursement',
    '₱1,000 for a new client, ₱800 for a repeat client',
    'Days 1 to 30: 5%',
    'Days 31 to 90: 4%',
    'From day 91: 2%',
    'by the same period',
    'within 3 days',
    '7 business days',
    'within 10 days',
    'over 18',
  ])
    expect(text).toContain(figure);
});

test('introduces the company with its e-mail in About us, and keeps the session in its links', async () => {
  const page = await app.newPage();
  await page.goto(`${app.url}/aboutUs?${shellQuery}`);
  for (const heading of [
    'Welcome to PeraLoan',
    'Our mission',
    'What you can count on',
    'Our team',
    'Contact',
  ])
    await page.getByRole('heading', { name: heading, exact: true }).waitFor();
  for (const advantage of ['Quick approval', 'Transparent fees', 'Flexible repayment', 'Safe'])
    await page.getByText(advantage, { exact: true }).waitFor();
  expect(await page.getByRole('link', { name: 'care@peraloan.example' }).getAttribute('href')).toBe(
    'mailto:care@peraloan.example',
  );
  await page.getByRole('link', { name: 'Privacy policy' }).click();
  await page.getByRole('heading', { level: 1, name: 'Privacy policy' }).waitFor();
  expect(new URL(page.url()).searchParams.get('sessionId')).toBe('s-1');
  expectNoFaults(page);
});
