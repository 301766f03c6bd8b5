import type { Database } from './database.ts';
import { newIdempotencyKey } from './key.ts';

/** Marks a text: the same text always has the same mark, and a mark tells nothing of its text. */
export type MarkOf = (text: string) => Promise<string>;

const algorithm = { name: 'HMAC', hash: 'SHA-256' } as const;

/** A key that this phone's pages share and that nobody can read, not even they. */
const sharedKey = async (database: Database): Promise<CryptoKey> =>
  database.secret('marks', (await crypto.subtle.generateKey(algorithm, false, ['sign'])) as CryptoKey);

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Makes marks with a key that cannot be read (HMAC), so that nothing that is stored lets anybody test a guess. Where the browser has no such key
 * (no database, or a page over plain http), a mark is a random text that this page alone knows again.
 */
export const createMarks = (database: Database): MarkOf => {
  const ownMarks = new Map<string, string>();
  const ownMark = (text: string) => {
    const mark = ownMarks.get(text) ?? newIdempotencyKey();
    ownMarks.set(text, mark);
    return mark;
  };
  let key: Promise<CryptoKey> | undefined;
  return async (text) => {
    if (ownMarks.has(text)) return ownMark(text);
    try {
      key ??= sharedKey(database);
      return hex(await crypto.subtle.sign(algorithm.name, await key, new TextEncoder().encode(text)));
    } catch {
      key = undefined;
      return ownMark(text);
    }
  };
};
