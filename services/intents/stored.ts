import * as v from 'valibot';
import { list } from '../codecs.ts';
import type { Change } from './claim.ts';
import type { Intent, IntentKind, Subject } from './intent.ts';
import { storageKey } from './places.ts';

const named = <Name extends string>() =>
  v.pipe(
    v.string(),
    v.transform((name) => name as Name),
  );

/** Marks are missing where an older release wrote the entry; unreadable entries do not hide the others. */
const intentsSchema = list(
  v.object({
    kind: named<IntentKind>(),
    subject: named<Subject>(),
    key: v.pipe(v.string(), v.minLength(1)),
    session: v.fallback(v.string(), ''),
    body: v.fallback(v.string(), ''),
    since: v.number(),
    place: v.fallback(v.number(), 0),
    isRepeated: v.fallback(v.optional(v.boolean()), undefined),
    endedBy: v.fallback(v.optional(v.string()), undefined),
    isDone: v.fallback(v.optional(v.boolean()), undefined),
    dismissedBy: v.fallback(v.optional(v.array(v.string())), undefined),
  }),
);

/** The stored requests that can be read, in the order of their changes. */
export const parseIntents = (stored: unknown): Intent[] =>
  v.parse(intentsSchema, stored).toSorted((one, other) => one.place - other.place);

const parseText = (text: string): Intent[] => {
  try {
    return parseIntents(JSON.parse(text));
  } catch {
    return [];
  }
};

/**
 * What localStorage keeps: entries of an older release, and of pages that IndexedDB was closed to. Throws when storage is closed to the page.
 */
export const readIntents = (): Intent[] => parseText(localStorage.getItem(storageKey) ?? '[]');

/** Throws when storage is full or closed. */
export const removeIntents = (): void => localStorage.removeItem(storageKey);

/** One change of what localStorage keeps. Throws when storage is full or closed. */
export const changeStored = <Answer>(step: (intents: readonly Intent[]) => Change<Answer>): Answer => {
  const before = readIntents();
  const { intents, answer } = step(before);
  if (intents !== before) localStorage.setItem(storageKey, JSON.stringify(intents));
  return answer;
};
