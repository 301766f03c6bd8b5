import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { receiptQuery } from '../../services/complaint/receipt.ts';
import { brokenFigures } from './brokenFigures.ts';
import { builtApp, shellQuery } from './builtApp.ts';
import { tourOf } from './inside.ts';
import { keyboardOf } from './keyboard.ts';

const app = builtApp();
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const ofColours = ['color-contrast', 'link-in-text-block'];
const schemes = ['light', 'dark'] as const;

const violations = (page: Page, runOnly: string[]) =>
  page.evaluate(async (rules) => {
    const { axe } = window as unknown as { axe: typeof Axe };
    // Animated colours are compared in their final state.
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    const { violations: found } = await axe.run(document, {
      runOnly: rules,
      resultTypes: ['violations'],
      iframes: false,
    });
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, runOnly);

const otherPages = [
  `/User?${shellQuery}`,
  `/nowhere?${shellQuery}`,
  `/complaint?orderNo=overdue&${new URLSearchParams(receiptQuery({ problemId: 'CP10004', replyBy: '2026-11-26' }, shellQuery))}&${shellQuery}`,
  '/promotion/#/downloadTemplate?id=t1',
  '/promotion/#/agreementTemplate?id=t1',
];

const allAddresses = async () => {
  const groups = (await (await fetch(`${app.url}/sandbox/control/scenarios`)).json()) as {
    scenarios: { path: string }[];
  }[];
  return [...groups.flatMap(({ scenarios }) => scenarios.map(({ path }) => path)), ...otherPages];
};

const widthEnlarged = async (page: Page): Promise<number> => {
  await page.setViewportSize({ width: 320, height: 640 });
  return page.evaluate(() => {
    const { style } = document.documentElement;
    style.fontSize = '200%';
    const { scrollWidth } = document.documentElement;
    style.fontSize = '';
    return scrollWidth;
  });
};

const tall = 2400;

const showWhole = async (page: Page): Promise<void> => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (height > tall) await page.setViewportSize({ width: 360, height });
};

test('has no axe violation on any screen or dialog in light and dark, never breaks an amount, and reflows at 320 pixels with text at 200 %', async () => {
  const page = await app.newPage({ noisy: true });
  const goTo = tourOf(page, app.url);
  const faults: string[] = [];
  for (const [place, address] of (await allAddresses()).entries()) {
    await page.setViewportSize({ width: 360, height: tall });
    if (await goTo(address)) await page.evaluate(axeSource);
    const broken = await page.evaluate(brokenFigures);
    if (broken.length > 0) faults.push(`${address} breaks ${broken.join()} in two`);
    await showWhole(page);
    // Alternating: a screen starts in the scheme in which the previous one ended.
    const [first, second] = place % 2 === 0 ? schemes : schemes.toReversed();
    for (const [colorScheme, rules] of [
      [first, standards],
      [second, ofColours],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      faults.push(...(await violations(page, rules)).map((fault) => `${address} ${colorScheme}: ${fault}`));
    }
    const width = await widthEnlarged(page);
    if (width > 320) faults.push(`${address} is ${width} pixels wide`);
  }
  expect(faults).toEqual([]);
});

test('shows the focus at each stop of the Tab key, on every screen and in every dialog', async () => {
  const page = await app.newPage({ noisy: true });
  const goTo = tourOf(page, app.url);
  for (const [place, address] of (await allAddresses()).entries()) {
    await page.emulateMedia({ colorScheme: schemes[place % 2] });
    await goTo(address);
    const stops = await keyboardOf(page).round();
    expect({ address, stops: stops.length }).not.toEqual({ address, stops: 0 });
  }
});
