import type { Database } from './database.ts';
import { newIdempotencyKey } from '../device/key.ts';

/** Marks of a session's texts: the same text has the same mark, and a mark does not reveal its text. */
export interface SessionMarks {
  markOf(text: string, session: string): Promise<string>;
  /** The mark while the phone cannot store the shared key. */
  fallbackOf(text: string, session: string): Promise<string>;
}

const algorithm = { name: 'HMAC', hash: 'SHA-256' } as const;

/** A key shared by this phone's pages that none of them can read. */
const sharedKey = async (database: Database): Promise<CryptoKey> =>
  database.secret('marks', (await crypto.subtle.generateKey(algorithm, false, ['sign'])) as CryptoKey);

const keyOf = (session: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', new TextEncoder().encode(session), algorithm, false, ['sign']);

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const signed = async (key: CryptoKey, text: string): Promise<string> =>
  hex(await crypto.subtle.sign(algorithm.name, key, new TextEncoder().encode(text)));

/** Without the shared key the session is the key: it is not stored, and a reloaded page has it again. */
const ownMark = async (text: string, session: string): Promise<string> => {
  try {
    if (session !== '') return await signed(await keyOf(session), text);
  } catch {
    // WebCrypto is missing.
  }
  return newIdempotencyKey();
};

/** Caches marks, so that a tap does not have to wait. A mark that failed is computed again. */
const cached = (make: SessionMarks['markOf']): SessionMarks['markOf'] => {
  const made = new Map<string, Promise<string>>();
  return (text, session) => {
    const name = JSON.stringify([session, text]);
    const known = made.get(name) ?? make(text, session);
    made.set(name, known);
    known.catch(() => made.delete(name));
    return known;
  };
};

/**
 * Creates marks with an unreadable key (HMAC), so that stored data do not allow testing a guess. If no such key can be stored, the session is the
 * key; without a session, or over plain http, a mark is random text that only this page recognises.
 */
export function createSessionMarks(database: Database): SessionMarks {
  let key: Promise<CryptoKey> | undefined;
  const shared = cached(async (text) => {
    try {
      key ??= sharedKey(database);
      return await signed(await key, text);
    } catch (error) {
      key = undefined;
      throw error;
    }
  });
  const fallbackOf = cached(ownMark);
  return {
    markOf: (text, session) => shared(text, session).catch(() => fallbackOf(text, session)),
    fallbackOf,
  };
}
