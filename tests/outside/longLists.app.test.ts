import { expect, test } from 'vitest';
import { builtApp } from '../app/builtApp.ts';
import { firstFew } from '../nightly.ts';
import { longLists } from './longLists.ts';

const app = builtApp();

test.each(firstFew(Object.entries(longLists), 2))(
  'renders %s of a list of 2,000 as the borrower scrolls near them',
  async (_, { path, call, json, opens, row }) => {
    const page = await app.newPage();
    await page.route(call, (route) => route.fulfill({ json }));
    await page.goto(app.url + path);
    await opens?.(page);
    const items = page.getByText(row);
    await items.nth(10).waitFor();
    const atFirst = await items.count();
    expect(atFirst).toBeLessThan(200);
    await items.nth(atFirst - 1).scrollIntoViewIfNeeded();
    await items.nth(atFirst + 10).waitFor();
  },
);
