import { hashOf } from '../values/distinctIds.ts';
import { newIdempotencyKey } from './key.ts';

/** A salted 32-bit fingerprint. Only for values that nobody can enumerate, such as session ids; guessable ones need services/pendingRequests/sessionMarks.ts. */
export function fingerprintOf(salt: string, text: string): string {
  return hashOf(salt + text).toString(16);
}

/** A replacement for a value that must not be stored: a new salt and a fingerprint. */
export function saltedFingerprint(value: string): string {
  const salt = newIdempotencyKey();
  return `${salt}.${fingerprintOf(salt, value)}`;
}

export function matchesFingerprint(mark: string, value: string): boolean {
  const [salt = '', fingerprint] = mark.split('.');
  return fingerprint === fingerprintOf(salt, value);
}
