import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { type AnyActor, createActor, createEmptyActor, fromPromise, waitFor } from 'xstate';
import { orderDetailsMachine } from '../../machines/orderDetails/machine.ts';
import type { OrderDetailsRef } from '../../machines/orderDetails/selectors.ts';
import { saveInEntry } from '../../services/device/entry.ts';
import { amountDue } from '../../services/repay/facts.ts';
import { repayMachine } from '../../machines/repay/machine.ts';
import type { RepayRef } from '../../machines/repay/selectors.ts';
import { repaymentCodeMachine } from '../../machines/repaymentCode/machine.ts';
import type { OrderKey } from '../../services/order/key.ts';
import { type Order, orderSchema } from '../../services/orderDetails/schema.ts';
import { extensionSchema, instalmentSchema, type RepaymentInfo } from '../../services/repay/schema.ts';
import { figureIn as contactFigure } from '../../views/firstPaint/figures/customerService.tsx';
import { figureIn as listFigure } from '../../views/firstPaint/figures/complaintList.tsx';
import { figureIn as loanFigure } from '../../views/firstPaint/figures/loanConfirm.tsx';
import { figureIn as orderFigure } from '../../views/firstPaint/figures/orderDetails.tsx';
import { figureIn as codeFigure } from '../../views/firstPaint/figures/repaymentCode.tsx';
import { figureIn as keptFigure } from '../../views/firstPaint/figures/repaymentOfCode2.tsx';
import { figureIn as repayFigure } from '../../views/firstPaint/figures/repay.tsx';
import type { Figure } from '../../views/firstPaint/noFigure.ts';
import { OrderDetails } from '../../views/orderDetails/OrderDetails.tsx';
import { Repay } from '../../views/repay/Repay.tsx';
import { RepaymentCode } from '../../views/repaymentCode/RepaymentCode.tsx';
import { loadWording } from '../../views/wording/wording.ts';
import { startUnderRoot } from '../doubles/root.ts';
import { answer, confirmation, confirmationOnWire } from '../models/fixtures/confirmation.ts';
import { environment } from '../models/fixtures/environment.ts';
import { order, orderOnWire } from '../models/fixtures/order.ts';
import { repaymentInfo, repaymentOnWire } from '../models/fixtures/repayment.ts';
import { bills, linkedCodes, moments, states, sums } from '../order/states.ts';
import { patience } from '../patience.ts';

Object.assign(window, { firstPaths: { repayUrl: '/repay', repayDelayUrl: '/repayDelay' } });

await loadWording('en', ['common', 'orderDetails', 'orderLater', 'repay']);

const app = createEmptyActor();
const search = 'productId=p1&orderId=o1';
const page = new URLSearchParams(search);

const drawn = (shown: ReactNode, parts: string): string[] => {
  const { container } = render(<>{shown}</>);
  const found = [...container.querySelectorAll(parts)].map((part) =>
    part.matches('button, a') ? `${part.textContent}, ${part.className.trim()}` : part.outerHTML,
  );
  cleanup();
  return found;
};

interface Both {
  figure: Figure | undefined;
  shown: ReactNode;
  headline: string;
}

/** The app's first screen, and the figure where there is one: its footer may be left to the app. */
const compare = ({ figure, shown, headline }: Both) => {
  if (!figure) return 'left to the app';
  const { content, footer } = figure;
  const early = drawn(content, headline);
  const buttons = drawn(footer, '.button');
  expect(drawn(shown, headline)).toEqual(early);
  if (footer) expect(drawn(shown, '.button-bar .button')).toEqual(buttons);
  return footer ? 'with actions' : 'the headline';
};

const input = { app, search, environment };
const everyMoment = async (
  body: object,
  both: (now: number, body: string) => Promise<Both & { actor: AnyActor }>,
) => {
  const ways = new Set<string>();
  for (const now of moments) {
    vi.useFakeTimers({ now, toFake: ['Date'] });
    const { actor, ...opened } = await both(now, JSON.stringify(body));
    ways.add(compare(opened));
    actor.stop();
  }
  return ways;
};

test.each(Object.entries(states))('an order: %s', async (_, status) => {
  const ways = [];
  for (const missing of Object.values(sums)) {
    const body = orderOnWire(order({ telephone: '(02) 8888 0100', ...status, ...missing }));
    ways.push(
      ...(await everyMoment(body, async (now, text) => {
        const loadOrder = fromPromise<Order, OrderKey>(async () => v.parse(orderSchema, body.data));
        const actor = createActor(orderDetailsMachine.provide({ actors: { loadOrder } }), {
          input: { ...input, route: 'loanDetailUrl' },
        }).start();
        await waitFor(actor, (seen) => seen.matches('shown'), patience);
        return {
          actor,
          figure: orderFigure(text, { page, path: '/loanDetail', now }),
          shown: <OrderDetails actor={actor as OrderDetailsRef} />,
          headline: '.hero',
        };
      })),
    );
  }
  expect(ways).not.toContain('left to the app');
});

test.each(Object.entries(bills))('a repayment: %s', async (_, changes) => {
  const info = repaymentInfo(changes);
  const isDelay = info.delayInfo !== undefined;
  const body = repaymentOnWire(info);
  const ways = await everyMoment(body, async (now, text) => {
    const data = v.parse(isDelay ? extensionSchema : instalmentSchema, body.data);
    const loadRepayment = fromPromise<RepaymentInfo, OrderKey & { isDelay: boolean }>(async () => data);
    const actor = createActor(repayMachine.provide({ actors: { loadRepayment } }), {
      input: { ...input, route: isDelay ? 'repayDelayUrl' : 'repayUrl' },
    }).start();
    await waitFor(actor, (seen) => seen.matches('shown'), patience);
    return {
      actor,
      figure: repayFigure(text, { page, path: isDelay ? '/repayDelay' : '/repay', now }),
      shown: <Repay actor={actor as RepayRef} />,
      headline: ':has(> .sum)',
    };
  });
  expect([...ways]).toEqual([amountDue(info) ? 'the headline' : 'left to the app']);
});

test.each(linkedCodes)('a code of a link: %s', (query) => {
  const route = 'repaymentOfCode';
  const { root, subject: actor } = startUnderRoot(repaymentCodeMachine, {
    app,
    search: query,
    environment,
    route,
  });
  const figure = codeFigure('', {
    page: new URLSearchParams(query),
    path: '/repaymentOfCode',
    now: Number.NaN,
  });
  const shown = <RepaymentCode actor={actor} />;
  expect(compare({ figure, shown, headline: '.notice, .card:has(.sum)' })).toBe('the headline');
  root.stop();
});

test.each([
  ['nothing', {}, true],
  ['a notice', { KindTipsMsg: 'Pay in one go.' }, false],
  ['a bank card to bind', { cardNeedPop: true }, false],
  ['a withdrawal', { reyMsg: 'Withdraw first.' }, false],
  ['the telephone of the order', { repayAmount: undefined, telephone: '(02) 8888 0100' }, true],
  ['a telephone that the order lacks', { repayAmount: undefined, telephone: '' }, false],
  ["the company's own page", { inside: false, h5Url: 'https://pay.example/x' }, false],
])('the actions of an order, when the app shows %s first: %j, %s', (_, changes, isLinked) => {
  const place = { page, path: '/loanDetail', now: Number.NaN };
  const figure = orderFigure(JSON.stringify(orderOnWire(order(changes))), place);
  expect(drawn(figure?.content, '.hero')).toHaveLength(1);
  expect(figure?.footer !== undefined).toBe(isLinked);
});

const linked = 'showType=1&payCode=0312345678901234&repayAmount=892480';
test.each([
  ['a code', codeFigure, linked, false, true],
  ['a code while a repayment is stored', codeFigure, linked, true, false],
  ['no code', codeFigure, 'showType=1&repayAmount=892480', false, false],
  ['a broken QR code', codeFigure, 'showType=2&payCode=00020101021163040000', false, false],
  ['nothing to pay', keptFigure, '', false, true],
  ['a stored repayment on its own page', keptFigure, '', true, false],
] as const)('the address of %s', (_, figureIn, query, isStored, isDrawn) => {
  if (isStored) localStorage.setItem('repaymentInfo', '{}');
  const figure = figureIn('', { page: new URLSearchParams(query), path: '', now: Number.NaN });
  expect(figure !== undefined).toBe(isDrawn);
});

const contact = { email: 'care@peraloan.example' };
const complaints = { code: '00', data: { tabs: [{ title: 'In progress', list: [] }] } };

test.each([
  ['how to reach the company', contactFigure, answer(contact), '', true],
  ['a contact that the response lacks', contactFigure, answer({}), '', false],
  ['an answer that the address opens', contactFigure, answer(contact), 'topic=payment', false],
  ['a loan', loanFigure, confirmationOnWire(confirmation()), '', true],
  ['complaints', listFigure, complaints, '', true],
  ['a bill that was refused', repayFigure, { success: false, message: 'Not now' }, '', false],
  ['a bill without a sum', repayFigure, answer({ repayDate: '2026-01-01' }), '', false],
  ['a page of another program', repayFigure, '<h1>Good day</h1>', '', false],
] as const)('%s', (_, figureIn, body, query, isDrawn) => {
  const place = { page: new URLSearchParams(query), path: '', now: Number.NaN };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  expect(figureIn(text, place) !== undefined).toBe(isDrawn);
});

test('a loan that was taken, and complaints of another tab, are left to the app', () => {
  sessionStorage.setItem('receipt', '{}');
  saveInEntry({ tab: 1 });
  const place = { page, path: '', now: Number.NaN };
  expect(loanFigure(JSON.stringify(confirmationOnWire(confirmation())), place)).toBeUndefined();
  expect(listFigure(JSON.stringify(complaints))).toBeUndefined();
});
