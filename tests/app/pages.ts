import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from 'playwright';
import { inject } from 'vitest';
import { ensureHeadless, shortVisitArgs } from '../../tools/browser/chromium.ts';
import { answerCalls } from './calls.ts';
import { noteChanges } from './changes.ts';
import { watchFaults } from './faults.ts';
import { forgetHistory } from './forgetHistory.ts';
import { leaveFor, runsNothing } from './leaveFor.ts';
import { takeOut } from './oldestBrowser.ts';
import { patience } from '../patience.ts';

/** Pages with equal requirements may be reused by later tests. */
export interface Wish {
  context: BrowserContextOptions;
  /** Its clock will be installed, which cannot be undone, so only tests that also need this get it again. */
  clocked: boolean;
  isFirstVisit: boolean;
  /** Intercepts files of the app, not only its calls. */
  holdsFiles: boolean;
}

const forgetsAll = `${runsNothing}?forgets-all`;

const testsPerCollection = 25;

interface Lent {
  page: Page;
  /** @throws when the page is gone. */
  clean: () => Promise<void>;
  wish: string;
  isSpent: () => boolean;
}

const usual = { viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' } as const;

const forget = (address: string): void => {
  if (location.pathname + location.search !== address) return;
  localStorage.clear();
  sessionStorage.clear();
  window.name = '';
};

const wordsOf = (wish: Wish): string => JSON.stringify(wish);

const makePage = async (browser: Browser, wish: Wish): Promise<Lent> => {
  const options: BrowserContextOptions = { ...usual, ...wish.context };
  const context = await browser.newContext(options);
  context.setDefaultTimeout(patience.timeout);
  await context.addInitScript(takeOut, inject('newerMembers'));
  await context.addInitScript(forget, forgetsAll);
  const page = await context.newPage();
  watchFaults(page);
  if (!wish.holdsFiles) answerCalls(page);
  let devtools: CDPSession | undefined;
  let isSpent = wish.isFirstVisit;
  let timesLent = 0;
  /** Our hosts that the page has visited: the app's own, and the e-wallet's, which the sandbox serves under another name. */
  const origins = new Set<string>();
  page.on('framenavigated', (frame) => {
    const { protocol, origin } = new URL(frame.url());
    if (frame === page.mainFrame() && protocol === 'http:') origins.add(origin);
  });
  const { clock } = page;
  const install = clock.install.bind(clock);
  clock.install = (time) => {
    isSpent ||= !wish.clocked;
    return install(time);
  };
  const takeChangesBack = noteChanges(page, options);

  const clean = async (): Promise<void> => {
    await Promise.all([page.unrouteAll({ behavior: 'ignoreErrors' }), takeChangesBack()]);
    devtools ??= await context.newCDPSession(page);
    // The app's own comes last: from another host the next visit would start in another process.
    for (const origin of [...origins].toReversed()) {
      await leaveFor(page, origin + forgetsAll);
      await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
    }
    origins.clear();
    await Promise.all([context.clearCookies(), page.mouse.move(-1, -1)]);
    // A new page has one entry below the first address too.
    await forgetHistory(devtools);
    timesLent += 1;
    if (timesLent % testsPerCollection === 0) await devtools.send('HeapProfiler.collectGarbage');
  };
  return {
    page,
    clean,
    wish: wordsOf(wish),
    isSpent: () => isSpent || page.isClosed() || context.pages().length > 1,
  };
};

let browser: Promise<Browser> | undefined;
const idle = new Map<string, Lent>();
const lent: Lent[] = [];

/** A page lent permanently is closed by its user. */
export const lendPage = async (wish: Wish, isForGood = false): Promise<Page> => {
  const key = wordsOf(wish);
  browser ??= chromium.launch({ executablePath: ensureHeadless(), args: shortVisitArgs });
  const known = idle.get(key);
  idle.delete(key);
  const made = known ?? (await makePage(await browser, wish));
  if (!isForGood) lent.push(made);
  return made.page;
};

/** After a failure no page is reused. @throws when one cannot be cleaned, because a new page would hide that. */
export const takePagesBack = async (hasFailed: boolean): Promise<void> => {
  await Promise.all(
    lent.splice(0).map(async (back) => {
      if (hasFailed || back.isSpent() || idle.has(back.wish)) return back.page.context().close();
      await back.clean();
      idle.set(back.wish, back);
    }),
  );
};
