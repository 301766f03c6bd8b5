import * as v from 'valibot';
import { type CallbackLogicFunction, fromCallback } from 'xstate';
import { list } from '../codecs.ts';
import { type Intent, type IntentKind, type Subject, withoutIntents } from './intent.ts';
import type { LedgerEvent } from './ledger.ts';

const key = 'openIntents';

/** One that cannot be read does not hide the others. */
const intentsSchema = list(
  v.object({
    kind: v.custom<IntentKind>((kind) => typeof kind === 'string'),
    subject: v.custom<Subject>((subject) => typeof subject === 'string'),
    fingerprint: v.string(),
    key: v.pipe(v.string(), v.minLength(1)),
    since: v.number(),
    isRepeated: v.exactOptional(v.boolean()),
  }),
);

const parseIntents = (stored: string | null): Intent[] =>
  v.parse(intentsSchema, stored === null ? [] : JSON.parse(stored));

/** The intents that localStorage keeps; undefined when storage is closed to the page, none when it holds nothing that can be read. */
export const readIntents = (): Intent[] | undefined => {
  try {
    return parseIntents(localStorage.getItem(key));
  } catch {
    return undefined;
  }
};

/** Keeps the open intents for a reload, a killed WebView and other tabs; says whether it could. */
export const keepIntents = (intents: readonly Intent[]): boolean => {
  try {
    if (intents.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(intents));
    return true;
  } catch {
    return false;
  }
};

/** What another tab's change took away: the page may hear of it long afterwards. */
const endedBy = ({ oldValue, newValue }: StorageEvent): Intent[] => {
  try {
    return withoutIntents(parseIntents(oldValue), parseIntents(newValue));
  } catch {
    return [];
  }
};

const watch: CallbackLogicFunction<{ type: 'ignored' }, LedgerEvent> = ({ sendBack }) => {
  // A null key: everything was cleared.
  const heard = (event: StorageEvent) =>
    (event.key === key || event.key === null) &&
    sendBack({ type: 'intents.refreshed', ended: endedBy(event) });
  // A page in the back/forward cache gets no storage events.
  const shown = ({ persisted }: PageTransitionEvent) => persisted && sendBack({ type: 'intents.refreshed' });
  globalThis.addEventListener?.('storage', heard);
  globalThis.addEventListener?.('pageshow', shown);
  return () => {
    globalThis.removeEventListener?.('storage', heard);
    globalThis.removeEventListener?.('pageshow', shown);
  };
};

/** Tells its parent when another tab changed what is kept. */
export const watchIntents = fromCallback(watch);
