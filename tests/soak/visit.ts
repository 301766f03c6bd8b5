import type { CDPSession, Page } from 'playwright';
import { shellQuery } from '../app/shellQuery.ts';

export interface Census {
  timers: number;
  /** Script heap in bytes, after a garbage collection. */
  heap: number;
  listeners: number;
  nodes: number;
  actors: number;
}

/** Maximum lifetime of a screen's timers, in milliseconds: the longest timeout of a call to the shell. */
const longestTimer = 65_000;

type Mishap = 'none' | 'storage full' | 'slept a day' | 'clock an hour behind';
const mishaps: readonly Mishap[] = ['none', 'storage full', 'slept a day', 'clock an hour behind'];

const order = 'productId=p1&orderId=due';
const query = shellQuery.replace('market=1', 'market=0');

const screens = [
  `/loanDetail?${order}`,
  `/confirm?${order}`,
  `/bindBank?${order}`,
  `/repay?${order}`,
  `/ynRepay?${order}&userId=u-1`,
  `/ynRepayChoose?${order}&userId=u-1`,
  '/repaymentOfCode?showType=1&payCode=0312345678901234&repayAmount=892480',
  '/complaint?orderNo=overdue',
  '/complainPageNext?type=2&orderNo=overdue',
  '/complaintList?',
  '/complainDetails?problemId=CP10001',
  '/privacyPolicy?',
  '/recommendList?',
  '/nowhere?',
].map((path) => `${path}&${query}`);

const rest = `/customerService?${query}`;

const prepare = (longest: number): void => {
  const pending = new Map<unknown, number>();
  const { setTimeout: set, clearTimeout: clear } = window;
  const now = Date.now;
  const keep = Storage.prototype.setItem;
  const phone = {
    clockOff: 0,
    isFull: false,
    timers: (isLong: boolean) => [...pending.values()].filter((ms) => ms > longest === isLong).length,
  };
  Object.assign(window, {
    phone,
    setTimeout: (act: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => {
      const timer = set(() => {
        pending.delete(timer);
        act(...args);
      }, ms);
      pending.set(timer, ms ?? 0);
      return timer;
    },
    clearTimeout: (timer: number) => {
      pending.delete(timer);
      clear(timer);
    },
  });
  Date.now = () => now() + phone.clockOff;
  Storage.prototype.setItem = function setItem(key, value) {
    if (phone.isFull) throw new DOMException('Full', 'QuotaExceededError');
    keep.call(this, key, value);
  };
};

interface Phone {
  clockOff: number;
  isFull: boolean;
  /** The app's own timers, or those that a screen may have left. */
  timers(isLong: boolean): number;
}

interface Counted {
  getSnapshot(): { children?: Record<string, Counted> };
}

const findRoot = (): Counted => {
  interface Fiber {
    memoizedProps?: { app?: Counted };
    child: Fiber | null;
  }
  const container = document.getElementById('root') as unknown as Record<string, Fiber>;
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer'));
  for (let fiber = container[key ?? ''] ?? null; fiber; fiber = fiber.child)
    if (fiber.memoizedProps?.app) return fiber.memoizedProps.app;
  throw new Error('React draws no root actor');
};

const countActors = (): number => {
  const count = (actor: Counted): number =>
    Object.values(actor.getSnapshot().children ?? {}).reduce((sum, child) => sum + count(child), 1);
  return count((window as unknown as { findRoot: typeof findRoot }).findRoot());
};

const leak = (): void => {
  const push = history.pushState.bind(history);
  let leaked = 0;
  history.pushState = (...entry) => {
    push(...entry);
    const node = document.createElement('p');
    addEventListener('resize', () => node.remove());
    const { children } = (window as unknown as { findRoot: typeof findRoot }).findRoot().getSnapshot();
    leaked += 1;
    if (children) children[`leaked-${leaked}`] = { getSnapshot: () => ({}) };
  };
};

const goThrough = async ({ paths, mishap }: { paths: readonly string[]; mishap: Mishap }): Promise<void> => {
  const { phone } = window as unknown as { phone: Phone };
  const hour = 3_600_000;
  phone.isFull = mishap === 'storage full';
  phone.clockOff = { 'slept a day': 24 * hour, 'clock an hour behind': -hour }[mishap as string] ?? 0;
  const isThere = () =>
    document.querySelector('h1') && !document.querySelector('.skeleton, .progress, [data-state*=loading]');
  const frame = () => new Promise((resolve) => void requestAnimationFrame(resolve));
  for (const path of paths) {
    history.pushState(null, '', path);
    const since = performance.now();
    // A browser drops navigations beyond 200 in ten seconds.
    do await frame();
    while (!isThere() || performance.now() - since < 55);
  }
  phone.isFull = false;
  phone.clockOff = 0;
};

export const startVisit = async (page: Page, url: string) => {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await page.addInitScript(prepare, longestTimer);
  await page.addInitScript(`window.findRoot = ${findRoot.toString()}`);
  await page.goto(url + rest);
  await page.locator('h1').waitFor();
  let walks = 0;
  const census = async (): Promise<Census> => {
    await page.evaluate(goThrough, { paths: [screens[0] ?? '', rest], mishap: 'none' as const });
    await page.waitForFunction(
      () => (window as unknown as { phone: Phone }).phone.timers(false) === 0,
      undefined,
      {
        timeout: longestTimer,
      },
    );
    // Objects released by the first collection are freed by the second.
    await devtools.send('HeapProfiler.collectGarbage');
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return {
      heap: of('JSHeapUsedSize'),
      listeners: of('JSEventListeners'),
      nodes: of('Nodes'),
      actors: await page.evaluate(countActors),
      timers: await page.evaluate(() => (window as unknown as { phone: Phone }).phone.timers(true)),
    };
  };
  return {
    round: screens.length,
    walk: async (count: number): Promise<void> => {
      for (let left = count; left > 0; left -= screens.length) {
        const mishap = mishaps[walks++ % mishaps.length] ?? 'none';
        await page.evaluate(goThrough, { paths: screens.slice(0, left), mishap });
      }
    },
    plantLeak: () => page.evaluate(leak),
    /** The minimum on the idle screen, because React keeps some elements of the previous screen until it renders again. */
    count: async (): Promise<Census> => {
      const found = [await census(), await census(), await census()];
      return found.reduce((least, one) => (one.nodes < least.nodes ? one : least));
    },
  };
};
