import { newIdempotencyKey } from './intents/key.ts';

/**
 * Distinguishes texts without revealing them: 32 bits (FNV-1a) with a salt, few on purpose, so that many texts share one. Only for values that
 * nobody can list, as session ids: a value that can be guessed, as a phone number, is marked with a key that cannot be read (intents/marks.ts).
 */
export const fingerprintOf = (salt: string, text: string): string => {
  let hash = 0x811c9dc5;
  for (const character of salt + text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16);
};

/** A stand-in for a value that must not be stored: a new salt and a fingerprint. */
export const markOf = (value: string): string => {
  const salt = newIdempotencyKey();
  return `${salt}.${fingerprintOf(salt, value)}`;
};

/** Whether `mark` was made of this very value. */
export const isMarkOf = (mark: string, value: string): boolean => {
  const [salt = '', fingerprint] = mark.split('.');
  return fingerprint === fingerprintOf(salt, value);
};
