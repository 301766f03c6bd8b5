import type { Page } from 'playwright';

/** Everything that the page's origin stores, except a complaint's draft. WebCrypto keys show whether they are extractable. */
export const stored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const { complaintDraft: _, ...items } = { ...localStorage } as Record<string, string>;
    const all: unknown[] = [items, { ...sessionStorage }];
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('Not read')));
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        all.push(name, store, await done(database.transaction(store).objectStore(store).getAll()));
      database.close();
    }
    return JSON.stringify(all, (_name, value: unknown) => {
      if (value instanceof CryptoKey) return { extractable: value.extractable };
      if (!(value instanceof ArrayBuffer) && !ArrayBuffer.isView(value)) return value;
      const bytes = new Uint8Array(value instanceof ArrayBuffer ? value : value.buffer);
      return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    });
  });
