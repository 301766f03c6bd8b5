import type { Database } from './database.ts';
import { newIdempotencyKey } from './key.ts';

/** Marks a text of a session: the same text always has the same mark, and a mark does not reveal its text. */
export type MarkOf = (text: string, session: string) => Promise<string>;

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
 * Creates marks with an unreadable key (HMAC), so that stored data do not allow testing a guess. If no such key can be stored, the session is the
 * key; without a session, or over plain http, a mark is random text that only this page recognises. Marks are cached, so that a tap need not wait.
 */
export const createMarks = (database: Database): MarkOf => {
  let key: Promise<CryptoKey> | undefined;
  const made = new Map<string, Promise<string>>();
  const mark = async (text: string, session: string): Promise<string> => {
    try {
      key ??= sharedKey(database);
      return await signed(await key, text);
    } catch {
      key = undefined;
      return ownMark(text, session);
    }
  };
  return (text, session) => {
    const name = JSON.stringify([session, text]);
    const known = made.get(name) ?? mark(text, session);
    made.set(name, known);
    return known;
  };
};
