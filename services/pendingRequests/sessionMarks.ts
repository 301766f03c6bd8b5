import type { Database } from './database.ts';
import { inTime } from '../device/inTime.ts';
import { newIdempotencyKey } from '../device/key.ts';

/**
 * Returns the marks of a session's text, which do not reveal it: the one to store, then others that it may have been stored under. The same text has the
 * same marks. Rejects when the phone's cryptography does not answer in time; if `mayForget`, a mark that only this page recognises takes their place.
 */
export type MarksOf = (text: string, session: string, mayForget?: boolean) => Promise<readonly string[]>;

/** Milliseconds for all marks of a text: some WebViews never settle a call of WebCrypto. */
const answerLimit = 4_000;

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

/**
 * Makes marks with an unreadable key (HMAC), so that stored data do not allow testing a guess. If no such key can be stored, the session is the
 * key; without a session, or over plain http, a mark is random text that only this page recognises.
 */
export function createSessionMarks(database: Database): MarksOf {
  let key: Promise<CryptoKey> | undefined;
  const owns = new Map<string, Promise<string>>();
  const known = new Map<string, readonly string[]>();
  return async (text, session, mayForget = false) => {
    const name = JSON.stringify([session, text]);
    const before = known.get(name);
    if (before) return before;
    const making = owns.get(name) ?? ownMark(text, session);
    owns.set(name, making);
    const make = async () => {
      const own = await making;
      try {
        key ??= sharedKey(database);
        const marks = [await signed(await key, text), own];
        known.set(name, marks);
        return marks;
      } catch {
        key = undefined;
        return [own];
      }
    };
    try {
      return await inTime(make(), answerLimit, new Error('WebCrypto does not answer'));
    } catch (error) {
      // The next call asks WebCrypto again.
      key = undefined;
      owns.delete(name);
      if (!mayForget) throw error;
    }
    const own = await Promise.race([making, newIdempotencyKey()]);
    owns.set(name, Promise.resolve(own));
    return [own];
  };
}
