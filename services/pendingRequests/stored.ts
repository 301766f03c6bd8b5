import * as v from 'valibot';
import { list } from '../values/codecs.ts';
import type { Step } from './openRequest.ts';
import type { Intent, IntentKind, Subject } from './intent.ts';
import { storageKey } from './places.ts';

const named = <Name extends string>() =>
  v.pipe(
    v.string(),
    v.transform((name) => name as Name),
  );

/** Entries of an older release may lack what it did not know, and those of a newer one keep what this one does not know; unreadable entries do not hide the others. */
const intentsSchema = list(
  v.looseObject({
    kind: named<IntentKind>(),
    subject: named<Subject>(),
    key: v.pipe(v.string(), v.minLength(1)),
    session: v.fallback(v.string(), ''),
    body: v.fallback(v.string(), ''),
    since: v.number(),
    latest: v.fallback(v.optional(v.number()), undefined),
    place: v.fallback(v.number(), 0),
    begun: v.fallback(v.optional(v.number()), undefined),
    isRepeated: v.fallback(v.optional(v.boolean()), undefined),
    endedBy: v.fallback(v.optional(v.string()), undefined),
    isDone: v.fallback(v.optional(v.boolean()), undefined),
    result: v.fallback(v.optional(v.record(v.string(), v.string())), undefined),
    isSeen: v.fallback(v.optional(v.boolean()), undefined),
    dismissedBy: v.fallback(v.optional(v.array(v.string())), undefined),
  }),
);

export const parseIntents = (stored: unknown): Intent[] =>
  v.parse(intentsSchema, stored).toSorted((one, other) => one.place - other.place);

const parseText = (text: string): Intent[] => {
  try {
    return parseIntents(JSON.parse(text));
  } catch {
    return [];
  }
};

/** Reads localStorage: entries of an older release, and of pages without IndexedDB. Throws when storage is blocked. */
export const readIntents = (): Intent[] => parseText(localStorage.getItem(storageKey) ?? '[]');

/** Throws when storage is full or blocked. */
export const removeIntents = (): void => localStorage.removeItem(storageKey);

/** Changes what localStorage stores. Throws when storage is full or blocked. */
export function changeStored<Answer>(step: Step<Answer>): Answer {
  const before = readIntents();
  const { intents, answer } = step(before);
  if (intents !== before) localStorage.setItem(storageKey, JSON.stringify(intents));
  return answer;
}
