import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { builtApp } from './builtApp.ts';
import { runsNothing } from './pages.ts';

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

// Two tests, for the page is cleaned between them: whatever the first leaves, the second has a page as new.
test.each(['first', 'second'])('a page that was lent before is as new: %s', async () => {
  const page = await app.newPage();
  expect(await visit(page, 'localhost')).toEqual({ known: [0, 0, '', ''], entries: 2 });
  expect(await visit(page, '127.0.0.1')).toEqual({ known: [0, 0, '', ''], entries: 3 });
  await page.evaluate(() => {
    window.name = 'left';
  });
});

test.each(['first', 'second'])(
  'a page that may know where it is still may when it is lent again: %s',
  async () => {
    const page = await app.newPage({ permissions: ['geolocation'] });
    await page.goto(app.url + runsNothing);
    const state = () => navigator.permissions.query({ name: 'geolocation' }).then((known) => known.state);
    expect(await page.evaluate(state)).toBe('granted');
  },
);
