import type { Page } from 'playwright';
import type { Intent } from '../../services/pendingRequests/stored.ts';

/** Runs in the page and must not use anything outside. */
export const storedIntents = (): Promise<Intent[]> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('pendingRequests');
    opening.addEventListener('error', () => reject(opening.error ?? new Error('It does not open')));
    opening.addEventListener('success', () => {
      const database = opening.result;
      const reading = database.transaction('intents').objectStore('intents').getAll();
      reading.addEventListener('success', () => {
        database.close();
        resolve(reading.result as Intent[]);
      });
    });
  });

export const pendingIntents = async (page: Page): Promise<Intent[]> =>
  (await page.evaluate(storedIntents)).filter(({ endedBy }) => endedBy === undefined);
