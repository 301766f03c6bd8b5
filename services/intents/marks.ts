import type { Database } from './database.ts';
import { newIdempotencyKey } from './key.ts';

/** Marks a text of a session: the same text of it always has the same mark, and a mark does not reveal its text. */
export type MarkOf = (text: string, session: string) => Promise<string>;

const algorithm = { name: 'HMAC', hash: 'SHA-256' } as const;

/** A key that this phone's pages share and that nobody can read, not even they. */
const sharedKey = async (database: Database): Promise<CryptoKey> =>
  database.secret('marks', (await crypto.subtle.generateKey(algorithm, false, ['sign'])) as CryptoKey);

const keyOf = (session: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', new TextEncoder().encode(session), algorithm, false, ['sign']);

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const signed = async (key: CryptoKey, text: string): Promise<string> =>
  hex(await crypto.subtle.sign(algorithm.name, key, new TextEncoder().encode(text)));

/** Without the shared key the session itself is the key: it is stored nowhere, and a page that is reloaded has it again. */
const ownMark = async (text: string, session: string): Promise<string> => {
  try {
    if (session !== '') return await signed(await keyOf(session), text);
  } catch {
    // There is no WebCrypto.
  }
  return newIdempotencyKey();
};

/**
 * Makes marks with a key that cannot be read (HMAC), so that nothing that is stored lets anybody test a guess. Where no such key can be kept (the
 * database is closed), the session is the key. Where there is no session either, or a page comes over plain http, a mark is a random text that
 * this page alone knows again. A page keeps the marks that it made, whatever opens later: a screen that looks for its pending requests has made
 * those of the request that a tap sends, which waits for nothing then.
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
