import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { figures } from '../../tools/build/firstPaint/figureWords.ts';
import { figureIn as orderFigure } from '../../views/firstPaint/figures/orderDetails.tsx';
import { figureIn as repayFigure } from '../../views/firstPaint/figures/repay.tsx';
import { figureIn as codeFigure } from '../../views/firstPaint/figures/repaymentCode.tsx';
import type { Figure } from '../../views/firstPaint/noFigure.ts';
import { order, orderOnWire } from '../models/fixtures/order.ts';
import { repaymentInfo, repaymentOnWire } from '../models/fixtures/repayment.ts';
import { bills, linkedCodes, moments, states, sums } from '../order/states.ts';

const catalogues = import.meta.glob<{ wording: object }>('../../views/wording/en/*.ts', { eager: true });
const keys = new Set(Object.values(catalogues).flatMap(({ wording }) => Object.keys(wording)));

Object.assign(window, { firstPaths: { repayUrl: '/repay', repayDelayUrl: '/repayDelay' } });

/** No language is loaded: each text is drawn as its key. */
const wordsOf = (drawn: (Figure | undefined)[]): string[] => {
  const markup = drawn
    .filter((figure) => figure !== undefined)
    .map(({ content, footer }) => renderToStaticMarkup([content, footer]));
  const words = markup.join(' ').match(/[\w-]+(\.[\w-]+)+/g) ?? [];
  return [...new Set(words)].filter((word) => keys.has(word));
};

const page = new URLSearchParams();
const orders = Object.values(states).flatMap((state) =>
  Object.values(sums).map((missing) => JSON.stringify(orderOnWire(order({ ...state, ...missing })))),
);
const repayments = Object.values(bills).map((bill) => JSON.stringify(repaymentOnWire(repaymentInfo(bill))));

test.each([
  [
    'orderDetails',
    moments.flatMap((now) => orders.map((body) => orderFigure(body, { page, path: '', now }))),
  ],
  [
    'repay',
    moments.flatMap((now) =>
      ['/repay', '/repayDelay'].flatMap((path) =>
        repayments.map((body) => repayFigure(body, { page, path, now })),
      ),
    ),
  ],
  [
    'repaymentCode',
    linkedCodes.map((query) =>
      codeFigure('', { page: new URLSearchParams(query), path: '', now: Number.NaN }),
    ),
  ],
] as const)('the document has every text of the figure of %s', (screen, drawn) => {
  expect(wordsOf([...drawn]).length).toBeGreaterThan(3);
  expect(figures[screen]?.words).toEqual(expect.arrayContaining(wordsOf([...drawn])));
});
