import { newIdempotencyKey } from './key.ts';

/** A salted 32-bit fingerprint (FNV-1a). Only for values that nobody can enumerate, such as session ids; guessable ones need services/pendingRequests/sessionMarks.ts. */
export function fingerprintOf(salt: string, text: string): string {
  let hash = 0x811c9dc5;
  for (const character of salt + text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16);
}

/** A replacement for a value that must not be stored: a new salt and a fingerprint. */
export function markOf(value: string): string {
  const salt = newIdempotencyKey();
  return `${salt}.${fingerprintOf(salt, value)}`;
}

export function matchesSessionMark(mark: string, value: string): boolean {
  const [salt = '', fingerprint] = mark.split('.');
  return fingerprint === fingerprintOf(salt, value);
}
