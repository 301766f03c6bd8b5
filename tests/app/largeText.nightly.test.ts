import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { order, orderOnWire } from '../models/fixtures/order.ts';
import { repaymentInfo, repaymentOnWire } from '../models/fixtures/repayment.ts';
import { brokenFigures, brokenWords, cutWords, largeStrips, setText, textSizes } from './brokenFigures.ts';
import { builtApp, shellQuery } from './builtApp.ts';
import { tourOf } from './inside.ts';

const app = builtApp();

const answers: Record<string, object> = {
  '**/v3/loan-details/loan-details?*&orderId=o1&*': orderOnWire(
    order({ orderStatus: '180', repayAmount: 12_345_600, repayDate: '2026-11-20' }),
  ),
  '**/v3/loan-details/loan-details?*&orderId=approved&*': orderOnWire(
    order({ orderStatus: '151', appliedAt: '2026-11-19' }),
  ),
  '**/v3/installment/loan-play-detail?*': repaymentOnWire(repaymentInfo({ repayAmount: 12_345_600 })),
};
const query = `${shellQuery.replace('market=1', 'market=0')}&productId=p1&orderId=o1`;
const screens = [
  `/loanDetail?${query}&lang=en`,
  `/repay?${query}&lang=en`,
  `/loanDetail?${query}&lang=fil`,
  `/loanDetail?${query}&lang=spec`,
  `/loanDetail?${query.replace('orderId=o1', 'orderId=approved')}&lang=fil`,
];

const overlaps = (): string[] => {
  const words = [...document.querySelectorAll('.life-step, .life-day')].map((word) => {
    const range = document.createRange();
    range.selectNodeContents(word);
    return { text: word.textContent, box: range.getBoundingClientRect() };
  });
  return words.flatMap(({ text, box }, index) =>
    words
      .slice(index + 1)
      .filter(
        ({ box: other }) =>
          Math.min(box.right, other.right) - Math.max(box.left, other.left) > -1 &&
          Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1,
      )
      .map((other) => `${text} touches ${other.text}`),
  );
};

const look = async (page: Page): Promise<string[]> => {
  const broken = await page.evaluate(brokenFigures);
  return [...broken.map((figure) => `${figure} is broken in two`), ...(await page.evaluate(overlaps))];
};

test('keeps large sums and dates whole and words apart when text is enlarged', async () => {
  const page = await app.newPage({ noisy: true });
  for (const [call, json] of Object.entries(answers))
    await page.route(call, (route) => route.fulfill({ json }));
  const goTo = tourOf(page, app.url);
  const faults: string[] = [];
  for (const path of screens) {
    await goTo(path);
    for (const width of [320, 360])
      for (const size of textSizes) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate(setText, size);
        faults.push(...(await look(page)).map((fault) => `${path} ${width} ${size}: ${fault}`));
      }
    await page.evaluate(setText, '');
  }
  expect(faults).toEqual([]);
});

/** Letters of a word that always finds room for itself; longer ones, as in the agreement, may have to break. */
const longest = 14;

test('breaks no figure, breaks and cuts no word, and covers no third, of a phone of 320 px at 200 %', async () => {
  const answer = await fetch(`${app.url}/sandbox/control/scenarios`);
  const groups = (await answer.json()) as { scenarios: { id: string; path: string }[] }[];
  const page = await app.newPage({ viewport: { width: 320, height: 640 }, noisy: true });
  const faults: string[] = [];
  for (const { id, path } of groups.flatMap(({ scenarios }) => scenarios))
    for (const language of ['en', 'fil'] as const) {
      await page.goto(`${app.url}${path}&lang=${language}`);
      await page.waitForFunction(
        () => document.querySelector('h1') && !document.querySelector('.skeleton, [data-state=loading]'),
      );
      await page.evaluate(setText, '200%');
      const broken = await page.evaluate(brokenWords, longest);
      const figures = await page.evaluate(brokenFigures);
      const cut = await page.evaluate(cutWords);
      const strips = await page.evaluate(largeStrips);
      faults.push(
        ...[...broken, ...figures, ...cut, ...strips].map((fault) => `${id} ${language}: ${fault}`),
      );
    }
  expect(faults).toEqual([]);
});
