import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { brokenFigures } from './brokenFigures.ts';
import { builtApp, shellQuery } from './builtApp.ts';

const app = builtApp();
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe holds against a scheme: all of it in the light one, in the dark one what its colours alone decide. */
const rules = { light: standards, dark: ['color-contrast', 'link-in-text-block'] };

const violations = (page: Page, scheme: keyof typeof rules) =>
  page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: typeof Axe };
    const { violations: found } = await axe.run(document, { runOnly, iframes: false });
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, rules[scheme]);

const staticPages = [
  '/',
  '/About',
  '/User',
  '/Policy',
  '/Loan',
  '/Contact',
  '/aboutUs',
  '/privacyPolicy',
  '/loanAgreement',
  '/customerService',
  '/DRInstructions',
  '/testPreview',
  '/repaymentOfCode2',
  '/nowhere',
  '/promotion/#/downloadTemplate?id=t1',
  '/promotion/#/agreementTemplate?id=t1',
];

/** Every address of the sandbox's scenarios, each once for each screen and state that it opens. */
const allAddresses = async () => {
  const groups = (await (await fetch(`${app.url}/sandbox/control/scenarios`)).json()) as {
    scenarios: { path: string }[];
  }[];
  return [
    ...staticPages.map((path) => (path.includes('?') ? path : `${path}?${shellQuery}`)),
    ...groups.flatMap(({ scenarios }) => scenarios.map(({ path }) => path)),
  ];
};

/** Colours change over time where motion is welcome; what counts is where they end. */
const settle = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });

test(
  'axe finds nothing on any screen and in any dialog, in light and dark; no figure breaks, and all reflow at 320 pixels with text at 200 %',
  { timeout: 400_000 },
  async () => {
    const page = await app.newPage({ noisy: true, bypassCSP: true });
    const faults: string[] = [];
    for (const address of await allAddresses()) {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(app.url + address);
      await expect.poll(() => page.locator('h1').count(), { timeout: 10_000 }).toBeGreaterThan(0);
      await page.waitForFunction(() => !document.querySelector('.skeleton, [data-state=loading]'));
      const broken = await page.evaluate(brokenFigures);
      if (broken.length > 0) faults.push(`${address} breaks ${broken.join()} in two`);
      // What the bar at the foot covers now can be scrolled to: the whole page is looked at.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width: 360, height });
      await page.evaluate(axeSource);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await settle(page);
        faults.push(
          ...(await violations(page, colorScheme)).map((fault) => `${address} ${colorScheme}: ${fault}`),
        );
      }
      await page.setViewportSize({ width: 320, height: 640 });
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 320) faults.push(`${address} is ${width} pixels wide`);
    }
    expect(faults).toEqual([]);
  },
);
