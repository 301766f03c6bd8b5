import { newIdempotencyKey } from './key.ts';

/**
 * What distinguishes one text from another without saying what is in it: 32 bits (FNV-1a), salted, on purpose so few that many texts share one and
 * none can be found out from it.
 */
export const fingerprintOf = (salt: string, text: string): string => {
  let hash = 0x811c9dc5;
  for (const character of salt + text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16);
};

/** What may be stored in place of a value that must not be: a new salt and the fingerprint that it gives. */
export const markOf = (value: string): string => {
  const salt = newIdempotencyKey();
  return `${salt}.${fingerprintOf(salt, value)}`;
};

/** Whether `mark` was made of this very value. */
export const isMarkOf = (mark: string, value: string): boolean => {
  const [salt = '', fingerprint] = mark.split('.');
  return fingerprint === fingerprintOf(salt, value);
};
