import type { Page } from 'playwright';
import type { PendingRequest } from '../../services/pendingRequests/stored.ts';

/** Runs in the page and must not use anything outside. */
export const storedRequests = (): Promise<PendingRequest[]> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('pendingRequests');
    opening.addEventListener('error', () => reject(opening.error ?? new Error('It does not open')));
    opening.addEventListener('success', () => {
      const database = opening.result;
      const reading = database.transaction('intents').objectStore('intents').getAll();
      reading.addEventListener('success', () => {
        database.close();
        resolve(reading.result as PendingRequest[]);
      });
    });
  });

export const pendingRequestsIn = async (page: Page): Promise<PendingRequest[]> =>
  (await page.evaluate(storedRequests)).filter(({ endedBy }) => endedBy === undefined);
