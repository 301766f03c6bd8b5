import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { builtApp, shellQuery } from '../app/builtApp.ts';

const app = builtApp();

const scenarios =
  'due due-rollover overdue overdue-rollover instalments instalments-overdue disbursed applied approved rejected settled confirm-p1 confirmOfPeriod-o-all confirmV2-p3 repay repay-part repay-extension repay-settled code-typed code-qr code-notices instructions old-repay old-choose'.split(
    ' ',
  );
const languages = ['en', 'fil', 'spec'];

interface Seen {
  text: string;
  sizes: string[];
}

const aboveFold = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const texts: string[] = [];
    const sizes = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = [...range.getClientRects()].find(
        ({ width, height, top, bottom }) => width > 1 && height > 1 && top < innerHeight && bottom > 0,
      );
      const hit =
        box &&
        document.elementFromPoint(
          box.left + box.width / 2,
          Math.min(box.top + box.height / 2, innerHeight - 1),
        );
      if (!hit || !(hit.contains(parent) || parent.contains(hit))) continue;
      texts.push(node.textContent);
      sizes.add(getComputedStyle(parent).fontSize);
    }
    return { text: texts.join(' | '), sizes: [...sizes] };
  });

const figures = [
  /[₱₹][\d,]+(?:\.\d\d)?/g,
  /[A-Z][a-z]{2} \d{1,2}(?:, \d{4})?|\d{4}-\d\d-\d\d/g,
  /\d+ (?:days? (?:left|overdue)|araw (?:na lang|nang overdue))/g,
];

const repeated = ({ text }: Seen, most = 2): string[] => {
  const times = new Map<string, number>();
  for (const figure of figures)
    for (const found of text.match(figure) ?? []) {
      const name = found.replace(/, \d{4}$/, '');
      times.set(name, (times.get(name) ?? 0) + 1);
    }
  return [...times].filter(([, count]) => count > most).map(([name, count]) => `${name} ${count} times`);
};

const settled = async (page: Page) => {
  await page.waitForFunction(
    () => document.querySelector('h1') && !document.querySelector('.early, .skeleton, [data-state^=loading]'),
  );
};

test.each(languages)(
  'shows an amount, a date and a delay at most twice above the fold in %s',
  async (lang) => {
    const answer = await fetch(`${app.url}/sandbox/control/scenarios`);
    const groups = (await answer.json()) as { scenarios: { id: string; path: string }[] }[];
    const paths = new Map(groups.flatMap((group) => group.scenarios.map(({ id, path }) => [id, path])));
    const page = await app.newPage();
    const found: string[] = [];
    for (const scenario of scenarios) {
      const address = new URL(paths.get(scenario) ?? `/no-scenario-${scenario}`, app.url);
      address.searchParams.set('lang', lang);
      await page.goto(address.href);
      await settled(page);
      const seen = await aboveFold(page);
      // The plan of an extension is ordered to be second, between the sum and its button.
      const most = scenario === 'repay-extension' ? 3 : 2;
      found.push(...repeated(seen, most).map((figure) => `${scenario}: ${figure}`));
      if (seen.sizes.length > 3) found.push(`${scenario}: text sizes ${seen.sizes.join(', ')}`);
    }
    expect(found).toEqual([]);
  },
);

test.each(['GCash', '7-Eleven', 'Bank transfer'])(
  'shows an amount at most twice above the fold while paying by %s',
  async (channel) => {
    const page = await app.newPage();
    await page.goto(`${app.url}/repay?${shellQuery}&lang=en&productId=p1&orderId=instalments`);
    await page.getByRole('button', { name: 'Payment method' }).click();
    await page.getByRole('button', { name: new RegExp(channel) }).click();
    expect(repeated(await aboveFold(page))).toEqual([]);
    await page.getByRole('button', { name: /^Pay / }).click();
    await page.getByText('What happens next').waitFor();
    const seen = await aboveFold(page);
    expect(repeated(seen)).toEqual([]);
    expect(seen.sizes.length).toBeLessThanOrEqual(3);
  },
);
