import type { Database } from './database.ts';
import { newIdempotencyKey } from '../device/key.ts';

/**
 * Returns the marks of a session's text, which do not reveal it: the one to store, then others that it may have been stored under. The same text has the
 * same marks. Never rejects.
 */
export type MarksOf = (text: string, session: string) => Promise<readonly string[]>;

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
  return async (text, session) => {
    const name = JSON.stringify([session, text]);
    const making = owns.get(name) ?? ownMark(text, session);
    owns.set(name, making);
    const own = await making;
    try {
      key ??= sharedKey(database);
      return [await signed(await key, text), own];
    } catch {
      key = undefined;
      return [own];
    }
  };
}
