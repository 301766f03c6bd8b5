import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { builtApp, expectNoFaults, shellQuery } from './builtApp.ts';

const app = builtApp();

const withChannel = (page: Page, channel: 'ios' | 'android' | 'generic') =>
  page.addInitScript((name) => {
    const noted: string[] = [];
    const native = { postMessage: (text: string) => void noted.push(text) };
    const objects = {
      ios: { webkit: { messageHandlers: { loanShell: native } } },
      android: { loanShell: native },
      generic: { loanShellLegacy: native },
    };
    Object.assign(window, { noted }, objects[name]);
  }, channel);

const noted = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    (window as unknown as { noted: string[] }).noted.map((text): unknown => JSON.parse(text)),
  );

const ready = { v: 1, event: 'ready', payload: {} };

test.each(['ios', 'android', 'generic'] as const)(
  'sends ready over %s once at start, and again after a return from the back/forward cache',
  async (channel) => {
    const page = await app.newPage();
    await withChannel(page, channel);
    await page.goto(`${app.url}/customerService?${shellQuery}`);
    await expect.poll(() => noted(page)).toEqual([ready]);
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect.poll(() => noted(page)).toEqual([ready, ready]);
    expectNoFaults(page);
  },
);
