import type { CompanyTime } from '../visit/clock.ts';
import {
  type Change,
  type Step,
  type OpenOutcome,
  openRequestIn,
  type Conclusion,
  concludeIn,
  endIn,
  findIn,
  type Found,
  isUnseen,
  noteIn,
  type Noted,
  type PendingQuery,
  type Reason,
} from './openRequest.ts';
import { type Database, UnreadDatabase } from './database.ts';
import { type Intended, inOrder, type Intent, isForgotten, isPending } from './intent.ts';
import { newIdempotencyKey } from '../device/key.ts';
import { createSessionMarks, type SessionMarks } from './sessionMarks.ts';
import { changeStored, readIntents, removeIntents } from './stored.ts';
import type { Tabs } from './tabs.ts';

export interface OpenRequest extends Intended {
  /** The session itself; only its mark is stored. */
  session: string;
  now: CompanyTime;
  reason: Reason;
  /** The user agreed to send requests although the phone cannot store them. */
  mayForget?: boolean;
}

interface Inquiry extends Omit<PendingQuery, 'retries' | 'page'> {
  retries: readonly Intended[];
}

/** The pending requests of the phone. Each method is atomic and runs after those before it. */
export interface PendingStore {
  /** Finds or creates the pending request, which is on disk before this resolves; rejects when this phone cannot store it, or does not say what is pending. */
  claim(request: OpenRequest): Promise<OpenOutcome>;
  /** Closes a request with a clear response, and resolves with whether the response was clear. `signal` is aborted when no screen waits for it any more. */
  conclude(conclusion: Omit<Conclusion, 'page'>, signal?: AbortSignal): Promise<boolean>;
  /** Stores what else became of requests, for this session. */
  note(session: string, noted: Noted): Promise<void>;
  find(inquiry: Inquiry): Promise<Found | undefined>;
  /** Whether something is pending, or done and not seen. */
  hasNews(): Promise<boolean>;
  tabs: Tabs;
}

/** A claim needs to know what is pending; other tabs are notified of every change that is no lookup. */
type Use = 'claim' | 'lookup' | 'change';

export interface PendingStoreParts {
  database: Database;
  tabs: Tabs;
  marks?: SessionMarks;
  /** Whether the page knows none of the requests that are stored when it first looks: they were stored after it opened. */
  knowsNone?: () => boolean;
}

/** Merges a request that two storages have: what one of them knows counts, an outcome above all. */
const merge = (intent: Intent, other: Intent | undefined): Intent => {
  if (!other) return intent;
  const [base, more] = isPending(intent) && !isPending(other) ? [other, intent] : [intent, other];
  const dismissedBy = [...new Set([...(base.dismissedBy ?? []), ...(more.dismissedBy ?? [])])];
  const { isRepeated = more.isRepeated, isSeen = more.isSeen, result = more.result } = base;
  const merged = { ...base, isRepeated, isSeen, result, ...(dismissedBy.length > 0 && { dismissedBy }) };
  return JSON.stringify(merged) === JSON.stringify(base) ? base : merged;
};

const unite = (intents: readonly Intent[], more: readonly Intent[]): readonly Intent[] => {
  const merged = intents.map((intent) =>
    merge(
      intent,
      more.find(({ key }) => key === intent.key),
    ),
  );
  const missing = more.filter(({ key }) => intents.every((intent) => intent.key !== key));
  const isSame = missing.length === 0 && merged.every((intent, index) => intent === intents[index]);
  return isSame ? intents : [...merged, ...missing];
};

/** Replaces marks by their new names. */
const rename = (intents: readonly Intent[], names: ReadonlyMap<string, string>): readonly Intent[] => {
  const nameOf = (mark: string) => names.get(mark) ?? mark;
  const isOld = ({ session, body, dismissedBy = [] }: Intent) =>
    [session, body, ...dismissedBy].some((mark) => names.has(mark));
  if (!intents.some(isOld)) return intents;
  return intents.map((intent) => ({
    ...intent,
    session: nameOf(intent.session),
    body: nameOf(intent.body),
    dismissedBy: intent.dismissedBy?.map(nameOf),
  }));
};

/** Uses IndexedDB: localStorage reaches the disk seconds later, so a killed app would lose keys. Falls back to localStorage, then to memory. */
export function createPendingStore({
  database,
  tabs,
  marks = createSessionMarks(database),
  knowsNone = () => false,
}: PendingStoreParts): PendingStore {
  const page = newIdempotencyKey();
  /** What this page knows: the storage can fail, or be cleared, while a page is open. */
  let known: readonly Intent[] = [];
  /** Keys that were in a storage, so that other tabs know them. */
  const stored = new Set<string>();
  /** Keys whose outcome could not be stored. */
  let ended: readonly string[] = [];
  let openedAt: number | undefined;
  /** The last time that this page asked it, the database did not say what is pending. */
  let isUnread = false;
  /** Marks that a page made without the shared key, with those that replace them. */
  const names = new Map<string, string>();
  let last: Promise<unknown> = Promise.resolve();

  /** Runs operations in sequence, so that a lookup sees earlier changes. */
  const inTurn = <Answer>(act: () => Promise<Answer>): Promise<Answer> => {
    const turn = last.then(act);
    last = turn.catch(() => undefined);
    return turn;
  };

  const markOf = async (text: string, session: string): Promise<string> => {
    const [mark, fallback] = await Promise.all([
      marks.markOf(text, session),
      marks.fallbackOf(text, session),
    ]);
    if (fallback !== mark) names.set(fallback, mark);
    return mark;
  };

  const onAll =
    <Answer>(step: Step<Answer>): Step<Answer> =>
    (intents) => {
      const all = rename(intents, names);
      openedAt ??= knowsNone() ? 0 : Math.max(0, ...all.map(({ place }) => place));
      return step(ended.length > 0 ? endIn(all, page, ({ key }) => ended.includes(key)) : all);
    };

  const leftovers = (): readonly Intent[] => {
    try {
      return readIntents();
    } catch {
      return [];
    }
  };

  /** Removes requests from localStorage that were moved to the database; another tab may have added others since. */
  const dropMoved = (moved: readonly Intent[]): void => {
    const texts = moved.map((intent) => JSON.stringify(intent));
    const left = leftovers().filter((intent) => !texts.includes(JSON.stringify(intent)));
    if (left.length === 0) removeIntents();
    else changeStored(() => ({ intents: left, answer: undefined }));
  };

  /** Changes the stored requests. Rejects when the phone stores nothing, and a claim when it does not say what it has stored. */
  const keep = async <Answer>(
    step: Step<Answer>,
    use: Use = 'change',
  ): Promise<{ answer: Answer; isInDatabase: boolean }> => {
    const whole = onAll(step);
    let isChanged = false;
    let wasRead = false;
    let seen = known;
    const noted = (before: readonly Intent[]) => {
      const change = whole(before);
      isChanged = change.intents !== before;
      seen = change.intents;
      return change;
    };
    let moved: readonly Intent[] = [];
    const kept = await database
      .change((intents) => {
        wasRead = true;
        moved = leftovers();
        known = unite(unite(intents, moved), known);
        return noted(known);
      })
      .then((answer) => {
        isUnread = false;
        return { answer, isInDatabase: true };
      })
      .catch((error: unknown) => {
        isUnread = error instanceof UnreadDatabase && !wasRead;
        // Something may be pending in it: nothing is sent before the person was warned.
        if (use === 'claim' && isUnread) throw error;
        const answer = changeStored((intents) => {
          const change = noted(unite(intents, known));
          return isChanged ? change : { ...change, intents };
        });
        return { answer, isInDatabase: false };
      });
    known = seen;
    for (const { key } of known) stored.add(key);
    if (kept.isInDatabase) {
      ended = [];
      if (moved.length > 0) dropMoved(moved);
    }
    // Other tabs look when they are notified: two tabs would notify each other without end while the database cannot be written.
    if (isChanged && use !== 'lookup') tabs.announce();
    return kept;
  };

  /** The same, in the page's memory when the phone stores nothing. */
  const keepOrRemember = async <Answer>(step: Step<Answer>, use: Use = 'change'): Promise<Answer> => {
    try {
      return (await keep(step, use)).answer;
    } catch {
      const { intents, answer } = onAll(step)(known);
      known = intents;
      return answer;
    }
  };

  const withoutForgotten =
    <Answer>(now: CompanyTime, step: Step<Answer>): Step<Answer> =>
    (intents) => {
      const left = intents.filter((intent) => !isForgotten(intent, now));
      return step(left.length < intents.length ? left : intents);
    };

  const changed = (intents: readonly Intent[]): Change<void> => ({ intents, answer: undefined });

  const conclude = async (conclusion: Omit<Conclusion, 'page'>): Promise<boolean> => {
    const { intent } = conclusion;
    try {
      const kept = await keep((intents) => concludeIn(intents, { ...conclusion, page }));
      if (kept.answer && !kept.isInDatabase) ended = [...ended, intent.key];
      return kept.answer;
    } catch {
      // Another tab may have sent it again if it was ever stored.
      const isRetry = conclusion.isRetry || stored.has(intent.key);
      const { intents, answer: isClear } = concludeIn(known, { ...conclusion, isRetry, page });
      known = intents;
      if (isClear) ended = [...ended, intent.key];
      return isClear;
    }
  };

  return {
    tabs,
    claim: ({ session, body, mayForget, ...request }) =>
      inTurn(async () => {
        const [mark, bodyMark] = await Promise.all([
          markOf(session, session),
          markOf(inOrder(body), session),
        ]);
        // One key, because a database that did not answer in time may have stored it.
        const newKey = newIdempotencyKey();
        // As it was before the tap: the database may say it during this claim, and then not store it in time.
        const wasUnread = isUnread;
        const step = withoutForgotten(request.now, (intents) =>
          openRequestIn(intents, {
            ...request,
            session: mark,
            body: bodyMark,
            newKey,
            page,
            openedAt: openedAt ?? 0,
            isUnread: wasUnread,
          }),
        );
        return mayForget ? await keepOrRemember(step) : (await keep(step, 'claim')).answer;
      }),
    conclude: (conclusion, signal) =>
      inTurn(async () => {
        const { key } = conclusion.intent;
        const isClear = await conclude(conclusion);
        // Its screen gave up while it was stored: this page does not know the outcome either.
        if (isClear && signal?.aborted)
          await keepOrRemember((intents) =>
            changed(intents.map((each) => (each.key === key ? { ...each, endedBy: '' } : each))),
          );
        return isClear;
      }),
    note: (session, noted) =>
      inTurn(async () => {
        const mark = await markOf(session, session);
        await keepOrRemember((intents) => changed(noteIn(intents, noted, mark, page)));
      }),
    find: ({ session, retries, ...inquiry }) =>
      inTurn(async () => {
        const mark = await markOf(session, session);
        const marked = await Promise.all(
          retries.map(async ({ kind, subject, body }) => ({
            kind,
            subject,
            body: await markOf(inOrder(body), session),
          })),
        );
        const sought = { ...inquiry, session: mark, retries: marked, page };
        const step = withoutForgotten(inquiry.now, (intents) => ({
          intents,
          answer: findIn(intents, sought),
        }));
        return await keepOrRemember(step, 'lookup');
      }),
    hasNews: () =>
      inTurn(() =>
        keepOrRemember((intents) => {
          const answer = intents.some((each) => isPending(each) || isUnseen(each, page));
          return { intents, answer };
        }, 'lookup'),
      ),
  };
}
