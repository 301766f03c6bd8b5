import type { Page } from 'playwright';
import type { Intent } from '../../services/intents/intent.ts';
import { shellSays } from './builtApp.ts';

/** What localStorage keeps while these are open. */
export const keptIntents = (...intents: readonly Intent[]): string =>
  JSON.stringify(intents.map((intent) => ({ ...intent, since: Date.now() })));

/** Opens the page with these intents, as a visit before left them. */
export const keepIntents = (page: Page, ...intents: readonly Intent[]): Promise<unknown> =>
  page.addInitScript((kept) => localStorage.setItem('openIntents', kept), keptIntents(...intents));

/** The shell comes back, and this is what is open then: as if another tab had changed it meanwhile. */
export const comeBack = async (page: Page, { intents }: { intents: readonly Intent[] }): Promise<void> => {
  await page.evaluate(
    (kept) => {
      localStorage.setItem('openIntents', kept);
      dispatchEvent(new StorageEvent('storage', { key: 'openIntents' }));
    },
    keptIntents(...intents),
  );
  await shellSays(page, 'resume');
};
