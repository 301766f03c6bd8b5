import type { BrowserContextOptions, Page } from 'playwright';
import { expect, test } from 'vitest';
import { builtApp } from './builtApp.ts';
import { runsNothing } from './leaveFor.ts';

const app = builtApp();
const visit = async (page: Page, host: string) => {
  await page.goto(`${app.url.replace('localhost', host)}${runsNothing}?lent`);
  return page.evaluate(() => {
    const known = [localStorage.length, sessionStorage.length, window.name, document.cookie];
    const leave = () => {
      for (const storage of [localStorage, sessionStorage]) storage.setItem('left', '1');
    };
    leave();
    addEventListener('pagehide', leave);
    document.cookie = 'left=1';
    return { known, entries: history.length };
  });
};

const lentBefore = new Map<string, Page>();
const newPage = async (words: BrowserContextOptions = {}): Promise<Page> => {
  const page = await app.newPage(words);
  const key = JSON.stringify(words);
  expect(lentBefore.get(key) ?? page).toBe(page);
  lentBefore.set(key, page);
  return page;
};

// Two tests, because the page is cleaned between them: whatever the first leaves, the second gets a clean page.
test.each(['first', 'second'])('resets a reused test page: %s', async () => {
  const page = await newPage();
  expect(await visit(page, 'localhost')).toEqual({ known: [0, 0, '', ''], entries: 2 });
  expect(await visit(page, '127.0.0.1')).toEqual({ known: [0, 0, '', ''], entries: 3 });
  await page.evaluate(() => {
    window.name = 'left';
  });
});

let navigations = 0;
test.each(['first', 'second'])('undoes changes that a test made to its page: %s', async () => {
  const page = await newPage();
  const before = navigations;
  await page.goto(app.url + runsNothing);
  expect(navigations).toBe(before);
  const look = () =>
    page.evaluate(async () => ({
      size: [innerWidth, innerHeight],
      isDark: matchMedia('(prefers-color-scheme: dark)').matches,
      moves: !matchMedia('(prefers-reduced-motion: reduce)').matches,
      isOnline: navigator.onLine,
      script: 'left' in window,
      isAnswered: (await (await fetch('/robots.txt')).text()) === 'left',
    }));
  const asNew = {
    size: [360, 800],
    isDark: false,
    moves: false,
    isOnline: true,
    script: false,
    isAnswered: false,
  };
  expect(await look()).toEqual(asNew);
  page.on('framenavigated', () => (navigations += 1));
  await page.addInitScript(() => Object.assign(window, { left: 1 }));
  await page.context().route('**/robots.txt', (route) => route.fulfill({ body: 'left' }));
  await page.reload();
  await page.setViewportSize({ width: 700, height: 300 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference' });
  expect(await look()).toEqual({
    size: [700, 300],
    isDark: true,
    moves: true,
    isOnline: true,
    script: true,
    isAnswered: true,
  });
  expect(navigations).toBe(before + 1);
  await page.context().setOffline(true);
});

test.each(['first', 'second'])('keeps the location permission of a reused test page: %s', async () => {
  const page = await newPage({ permissions: ['geolocation'] });
  await page.goto(app.url + runsNothing);
  const state = () => navigator.permissions.query({ name: 'geolocation' }).then((known) => known.state);
  expect(await page.evaluate(state)).toBe('granted');
});
