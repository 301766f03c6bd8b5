import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { builtApp, shellQuery } from '../app/builtApp.ts';

const app = builtApp();
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const faults = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async () => {
    for (const animation of document.getAnimations()) animation.cancel();
    const { axe } = window as unknown as { axe: typeof Axe };
    const { violations } = await axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  });
};

const reflows = async (page: Page): Promise<boolean> => {
  await page.setViewportSize({ width: 320, height: 640 });
  return page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    const fits = document.documentElement.scrollWidth <= innerWidth;
    document.documentElement.style.fontSize = '';
    return fits;
  });
};

const open = async (page: Page, path: string, query: string) => {
  await page.goto(`${app.url}${path}?${shellQuery}&${query}`);
  // The document draws the same contents before the app does.
  await page.locator('.page[data-state]:not([data-state=loading])').waitFor();
};

const screens: Record<string, (page: Page) => Promise<unknown>> = {
  'the entry with all orders and the sub-types': async (page) => {
    await open(page, '/complaint', 'orderNo=overdue');
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await page.getByRole('button', { name: 'Collection' }).click();
    await page.getByText('Threats or rude words').waitFor();
  },
  'the next page with an error and pictures of each kind': async (page) => {
    await open(page, '/complainPageNext', 'type=1&sonType=12&orderNo=overdue');
    await page.getByText('Threats or rude words').waitFor();
    await page.getByRole('button', { name: 'Send' }).click();
    const picture = { name: 'a.png', mimeType: 'image/png', buffer: await page.screenshot() };
    await page.getByLabel('Add pictures').setInputFiles(picture);
    await page.getByText('Upload succeeded!').waitFor();
    await page.route('**/upload-problem-img*', (route) => route.abort());
    await page
      .getByLabel('Add pictures')
      .setInputFiles([picture, { ...picture, buffer: picture.buffer.subarray(0, 4) }]);
    await page.getByText('Not sent').waitFor();
    await page.getByText('This file cannot be read').waitFor();
  },
  'the dialog of an unknown outcome': async (page) => {
    await page.route('**/problem-save*', (route) => route.abort());
    await open(page, '/complainPageNext', 'type=2&orderNo=overdue');
    await page.getByLabel('Description').fill('They call at night');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('dialog').waitFor();
  },
  'the list': async (page) => {
    await open(page, '/complaintList', 'sessionId=session-complaints');
    await page.getByRole('tab', { name: 'Answered' }).click();
  },
  'the rating over an answered complaint': async (page) => {
    await page.clock.install();
    await open(page, '/complainDetails', 'problemId=CP10001');
    await page.getByText('Process Result').waitFor();
    await page.clock.fastForward(3_000);
    await page.getByRole('dialog').waitFor();
  },
  'customer service': async (page) => {
    await open(page, '/customerService', '');
    await page.getByText('Telephone').waitFor();
  },
};

test.each(Object.keys(screens))(
  '%s: axe finds no violation in light and dark, and the page reflows',
  async (name) => {
    const page = await app.newPage({ noisy: true });
    await screens[name]?.(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect([colorScheme, ...(await faults(page))]).toEqual([colorScheme]);
    }
    expect(await reflows(page)).toBe(true);
  },
);
