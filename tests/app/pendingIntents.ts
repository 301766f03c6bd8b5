import type { Page } from 'playwright';
import type { Intent } from '../../services/pendingRequests/intent.ts';

export const pendingIntents = async (page: Page): Promise<Intent[]> => {
  const kept = await page.evaluate(
    () =>
      new Promise<Intent[]>((resolve, reject) => {
        const opening = indexedDB.open('pendingRequests');
        opening.addEventListener('error', () => reject(opening.error ?? new Error('closed')));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const reading = database.transaction('intents').objectStore('intents').getAll();
          reading.addEventListener('success', () => {
            database.close();
            resolve(reading.result as Intent[]);
          });
        });
      }),
  );
  return kept.filter(({ endedBy }) => endedBy === undefined);
};
