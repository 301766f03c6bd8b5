import type { CompanyTime } from '../visit/clock.ts';
import {
  type Change,
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
  /** The user agreed to send requests although the phone cannot store them. */
  mayForget(): Promise<void>;
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
  const isNews =
    (['isRepeated', 'isSeen', 'result'] as const).some(
      (name) => base[name] === undefined && more[name] !== undefined,
    ) || dismissedBy.length > (base.dismissedBy?.length ?? 0);
  if (!isNews) return base;
  const { isRepeated = more.isRepeated, isSeen = more.isSeen, result = more.result } = base;
  return { ...base, isRepeated, isSeen, result, ...(dismissedBy.length > 0 && { dismissedBy }) };
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
  let mayForget = false;
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

  /** Requests of an old release without a session are assigned to the session that finds them. */
  const adopt = (intents: readonly Intent[], session: string): readonly Intent[] =>
    session !== '' && intents.some((intent) => intent.session === '')
      ? intents.map((intent) => (intent.session === '' ? { ...intent, session } : intent))
      : intents;

  const onAll =
    <Answer>(session: string, step: (intents: readonly Intent[]) => Change<Answer>) =>
    (intents: readonly Intent[]): Change<Answer> => {
      const all = adopt(rename(intents, names), session);
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
    session: string,
    step: (intents: readonly Intent[]) => Change<Answer>,
    use: Use = 'change',
  ): Promise<{ answer: Answer; isInDatabase: boolean }> => {
    const whole = onAll(session, step);
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
  const keepOrRemember = async <Answer>(
    session: string,
    step: (intents: readonly Intent[]) => Change<Answer>,
    use: Use = 'change',
  ): Promise<Answer> => {
    try {
      return (await keep(session, step, use)).answer;
    } catch {
      const { intents, answer } = onAll(session, step)(known);
      known = intents;
      return answer;
    }
  };

  const lookUp = <Answer>(session: string, step: (intents: readonly Intent[]) => Change<Answer>) =>
    keepOrRemember(session, step, 'lookup');

  const withoutForgotten =
    <Answer>(now: CompanyTime, step: (intents: readonly Intent[]) => Change<Answer>) =>
    (intents: readonly Intent[]) =>
      step(
        intents.some((intent) => isForgotten(intent, now))
          ? intents.filter((intent) => !isForgotten(intent, now))
          : intents,
      );

  const changed = (intents: readonly Intent[]): Change<void> => ({ intents, answer: undefined });

  const conclude = async (conclusion: Omit<Conclusion, 'page'>): Promise<boolean> => {
    const { intent } = conclusion;
    try {
      const kept = await keep(intent.session, (intents) => concludeIn(intents, { ...conclusion, page }));
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
    claim: ({ session, body, ...request }) =>
      inTurn(async () => {
        const [mark, bodyMark] = await Promise.all([
          markOf(session, session),
          markOf(inOrder(body), session),
        ]);
        // One key, because a database that did not answer in time may have stored it.
        const newKey = newIdempotencyKey();
        const step = withoutForgotten(request.now, (intents) =>
          openRequestIn(intents, {
            ...request,
            session: mark,
            body: bodyMark,
            newKey,
            page,
            openedAt: openedAt ?? 0,
            isUnread,
          }),
        );
        return mayForget ? await keepOrRemember(mark, step) : (await keep(mark, step, 'claim')).answer;
      }),
    conclude: (conclusion, signal) =>
      inTurn(async () => {
        const { session, key } = conclusion.intent;
        const isClear = await conclude(conclusion);
        // Its screen gave up while it was stored: this page does not know the outcome either.
        if (isClear && signal?.aborted)
          await keepOrRemember(session, (intents) =>
            changed(intents.map((each) => (each.key === key ? { ...each, endedBy: '' } : each))),
          );
        return isClear;
      }),
    note: (session, noted) =>
      inTurn(async () => {
        const mark = await markOf(session, session);
        await keepOrRemember(mark, (intents) => changed(noteIn(intents, noted, mark, page)));
      }),
    mayForget: async () => {
      mayForget = true;
    },
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
        return await lookUp(
          mark,
          withoutForgotten(inquiry.now, (intents) => ({
            intents,
            answer: findIn(intents, { ...inquiry, session: mark, retries: marked, page }),
          })),
        );
      }),
    hasNews: () =>
      inTurn(() =>
        lookUp('', (intents) => ({
          intents,
          answer: intents.some((each) => isPending(each) || isUnseen(each, page)),
        })),
      ),
  };
}
