import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Books } from '../../sandbox/domain/books.ts';
import { builtApp } from '../app/builtApp.ts';
import { type Answer, type Arrival, type Gate, startGate } from '../app/gate.ts';
import type { Control, MoneyCall } from './calls.ts';
import { oneCaptcha } from './sameCaptcha.ts';

export const warning = (page: Page) => page.getByRole('dialog', { name: /^We do not know yet/ });
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

const isOf = ({ path, body }: MoneyCall, arrival: Arrival): boolean =>
  arrival.method === 'POST' && arrival.path.endsWith(path) && arrival.body.includes(body ?? '');

export const refusal = (code: string, message: string): Answer => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ success: false, code, message, data: null }),
});

export const moneyApp = () => {
  const app = builtApp();
  let gate: Gate;
  beforeAll(async () => {
    gate = await startGate(app.url);
  });
  afterEach(() => gate.reset());
  afterAll(() => gate.close());

  const control = async (path: string, init?: RequestInit) =>
    (await fetch(`${app.url}/sandbox/control${path}`, init)).json();
  const sandbox: Control = (path) => control(path);

  const visit = async (call: MoneyCall) => {
    gate.reset();
    oneCaptcha()(gate);
    const page = await app.newPage({ noisy: true, clocked: true });
    await page.clock.install();
    let entriesBefore = 0;

    const sent = () => gate.arrivals.filter((arrival) => isOf(call, arrival));
    const keys = () => [...new Set(sent().map(({ key }) => key))];
    const answer = (...fates: Parameters<Gate['on']>[1][]) =>
      gate.on(call.path, async (arrival, company) => {
        if (!isOf(call, arrival)) return 'pass';
        const fate = fates.length > 1 ? fates.shift() : fates[0];
        return fate ? fate(arrival, company) : 'pass';
      });
    const goTo = (to: Page, address = call.address) => to.goto(gate.url + address);
    const warned = (on: Page = page) => warning(on).waitFor();
    const leave = async (on: Page = page) => {
      await button(on, 'Leave it for now').click();
      await warning(on).waitFor({ state: 'detached' });
    };
    const arrived = (count: number) =>
      expect.poll(() => sent().length, { message: 'requests that arrived' }).toBe(count);
    const entries = async () => {
      const books = (await control('/books')) as Books;
      return books[call.book].filter(({ call: path }) => path === call.path).length - entriesBefore;
    };

    return {
      page,
      sent,
      keys,
      answer,
      goTo,
      warned,
      leave,
      arrived,
      entries,
      arrive: async (on: Page = page, address?: string) => {
        await goTo(on, address);
        await call.arrange(on, sandbox);
        entriesBefore = 0;
        entriesBefore = await entries();
      },
      arrange: (on: Page = page) => call.arrange(on, sandbox),
      tap: (on: Page = page, clickCount?: number) => call.tap(on, clickCount),
      openTab: async () => {
        const tab = await page.context().newPage();
        await tab.clock.install();
        return tab;
      },
      /** Repeats the same request on a page that warns: with the dialog's button, or by dismissing it and entering everything again. */
      again: async (on: Page = page) => {
        await warned(on);
        const retry = warning(on).getByRole('button', { name: 'Try again' });
        if ((await retry.count()) > 0) return retry.click();
        await leave(on);
        await call.arrange(on, sandbox);
        await call.tap(on);
      },
    };
  };
  return {
    visit,
    sandbox,
    get gate() {
      return gate;
    },
  };
};

/** The company does it, but something in between responds. */
export const doneBut =
  (fate: Answer | 'silence' | 'cut') =>
  async (_: Arrival, company: () => Promise<Answer>): Promise<Answer | 'silence' | 'cut'> => {
    await company();
    return fate;
  };
export const silence = () => 'silence' as const;
export const pass = () => 'pass' as const;
