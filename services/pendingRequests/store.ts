import type { CompanyTime } from '../visit/clock.ts';
import { newIdempotencyKey } from '../device/key.ts';
import { createDatabase, type Database, UnreadDatabase } from './database.ts';
import { inOrder, type Pending, type RequestToSend } from './request.ts';
import {
  changeStored,
  type PendingRequest,
  type PendingRequests,
  isForgotten,
  isPending,
  isSame,
  readRequests,
  type Step,
} from './stored.ts';
import {
  type Conclusion,
  concludeIn,
  findIn,
  type Found,
  isUnseen,
  noteIn,
  type Noted,
  type OpenOutcome,
  openRequestIn,
  type PendingQuery,
  type Reason,
} from './openRequest.ts';
import { createSessionMarks, type MarksOf } from './sessionMarks.ts';
import type { Tabs } from './tabs.ts';

export interface OpenRequest extends RequestToSend {
  /** The session itself; only its mark is stored. */
  session: string;
  now: CompanyTime;
  reason: Reason;
  /** The user agreed to send requests although the phone cannot store them. */
  mayForget?: boolean;
}

interface Inquiry extends Pick<PendingQuery, 'now' | 'shown'>, Omit<Pending, 'question'> {
  session: string;
}

/** The pending requests of the phone. Each method is atomic and runs after those before it. */
export interface PendingStore {
  /** Finds or creates the pending request, which is on disk before this resolves; rejects when this phone cannot store it, or does not say what is pending. */
  open(request: OpenRequest): Promise<OpenOutcome>;
  /** Closes a request with a clear response, and resolves with whether the response was clear. `signal` is aborted when no screen waits for it any more. */
  conclude(conclusion: Omit<Conclusion, 'page'>, signal?: AbortSignal): Promise<boolean>;
  /** Stores what else became of requests, for this session. */
  note(session: string, noted: Noted): Promise<void>;
  find(inquiry: Inquiry): Promise<Found | undefined>;
  /** Whether something is pending, or done and not seen. */
  hasNews(): Promise<boolean>;
  tabs: Tabs;
}

/** `open` is rejected where the request cannot be stored; anything else is remembered by the page. Other tabs are notified of every change that is no lookup. */
type Use = 'open' | 'lookup' | 'change';

export interface PendingStoreParts {
  tabs: Tabs;
  report?: (error: unknown) => void;
  /** Whether the page knows none of the requests that are stored when it first looks: they were stored after it opened. */
  knowsNone?: () => boolean;
  database?: Database;
  marksOf?: MarksOf;
}

/** Merges a request that two storages have: what one of them knows counts, an outcome above all. */
const merge = (request: PendingRequest, other: PendingRequest | undefined): PendingRequest => {
  if (!other) return request;
  const [base, more] = isPending(request) && !isPending(other) ? [other, request] : [request, other];
  const dismissedBy = [...new Set([...(base.dismissedBy ?? []), ...(more.dismissedBy ?? [])])];
  const { isRepeated = more.isRepeated, isSeen = more.isSeen, result = more.result } = base;
  return { ...base, isRepeated, isSeen, result, ...(dismissedBy.length > 0 && { dismissedBy }) };
};

const unite = (requests: PendingRequests, more: PendingRequests): PendingRequest[] => [
  ...requests.map((request) =>
    merge(
      request,
      more.find(({ key }) => key === request.key),
    ),
  ),
  ...more.filter(({ key }) => requests.every((request) => request.key !== key)),
];

/** What localStorage has that is to be moved to the database. */
const leftovers = (): PendingRequests => {
  try {
    return readRequests();
  } catch {
    return [];
  }
};

/** Uses IndexedDB: localStorage reaches the disk seconds later, so a killed app would lose keys. Falls back to localStorage, then to memory. */
export function createPendingStore({
  tabs,
  report,
  knowsNone = () => false,
  database = createDatabase(report),
  marksOf = createSessionMarks(database),
}: PendingStoreParts): PendingStore {
  const page = newIdempotencyKey();
  /** What this page knows: the storage can fail, or be cleared, while a page is open. */
  let known: PendingRequests = [];
  /** Keys that were in a storage: another tab may have sent them again. */
  const stored = new Set<string>();
  let openedAt: number | undefined;
  /** The last time that this page asked it, the database did not say what is pending. */
  let isUnread = false;
  let last: Promise<unknown> = Promise.resolve();

  /** Runs operations in sequence, so that a lookup sees earlier changes. */
  const inTurn = <Answer>(act: () => Promise<Answer>): Promise<Answer> => {
    const turn = last.then(act);
    last = turn.catch(() => undefined);
    return turn;
  };

  /** Lets `act` change the pending requests, and returns its answer when they are stored. */
  const keep = async <Answer>(
    act: (requests: PendingRequest[]) => Answer,
    { use = 'change', now }: { use?: Use; now?: CompanyTime } = {},
  ): Promise<Answer> => {
    let isChanged = false;
    let isStored = true;
    let after = known;
    let moved: PendingRequests = [];
    const step: Step<Answer> = (found) => {
      known = unite(found, known);
      openedAt ??= knowsNone() ? 0 : Math.max(0, ...known.map(({ place }) => place));
      const left = known.filter((request) => !now || !isForgotten(request, now));
      const requests = left.map((request) => ({ ...request }));
      const answer = act(requests);
      isChanged = !isSame(requests, known);
      after = requests;
      return { requests, answer };
    };
    isUnread = true;
    const answer = await database
      .change((found) => {
        isUnread = false;
        moved = leftovers();
        return step(unite(found, moved));
      })
      .catch((error: unknown) => {
        moved = [];
        isUnread &&= error instanceof UnreadDatabase;
        // Something may be pending in it: nothing is sent before the person was warned.
        if (use === 'open' && isUnread) throw error;
        return changeStored(step);
      })
      .catch((error: unknown) => {
        if (use === 'open') throw error;
        isStored = false;
        // Another tab may have sent again what was ever stored.
        return step(known.map((each) => (stored.has(each.key) ? { ...each, isRepeated: true } : each)))
          .answer;
      });
    known = after;
    if (isStored) for (const { key } of known) stored.add(key);
    // Another tab may have added others since.
    if (moved.length > 0)
      changeStored((left) => ({
        requests: left.filter((request) => !moved.some((each) => isSame(each, request))),
        answer: undefined,
      }));
    // Other tabs look when they are notified: two tabs would notify each other without end while the database cannot be written.
    if (isChanged && use !== 'lookup') tabs.announce();
    return answer;
  };

  return {
    tabs,
    open: ({ session, body, tokens, mayForget, ...request }) =>
      inTurn(async () => {
        const sessions = await marksOf(session, session, mayForget);
        const bodies = await marksOf(inOrder({ body, tokens }), session, mayForget);
        // One key, because a database that did not answer in time may have stored it.
        const newKey = newIdempotencyKey();
        // As it was before the tap: the database may say it during this call, and then not store it in time.
        const wasUnread = isUnread;
        return keep(
          (requests) =>
            openRequestIn(requests, {
              ...request,
              ...(tokens && {
                tokens: Object.fromEntries(tokens.map((name) => [name, String(body[name] ?? '')])),
              }),
              sessions,
              bodies,
              newKey,
              page,
              openedAt: openedAt ?? 0,
              isUnread: wasUnread,
            }),
          { use: mayForget ? 'change' : 'open', now: request.now },
        );
      }),
    conclude: (conclusion, signal) =>
      inTurn(async () => {
        const isClear = await keep((requests) => concludeIn(requests, { ...conclusion, page }));
        const { key } = conclusion.request;
        // Its screen gave up while it was stored: this page does not know the outcome either.
        if (isClear && signal?.aborted)
          await keep((requests) => {
            for (const each of requests) if (each.key === key) each.endedBy = '';
          });
        return isClear;
      }),
    note: (session, noted) =>
      inTurn(async () => {
        // Without the session's mark, no request counts as its own.
        const sessions = await marksOf(session, session).catch(() => []);
        await keep((requests) => noteIn(requests, noted, { sessions, page }));
      }),
    find: ({ session, retries, ...inquiry }) =>
      inTurn(async () => {
        const sessions = await marksOf(session, session);
        const marked = await Promise.all(
          retries.map(async (retry) => ({
            ...retry,
            bodies: await marksOf(inOrder(retry), session),
          })),
        );
        return keep((requests) => findIn(requests, { ...inquiry, sessions, retries: marked, page }), {
          use: 'lookup',
          now: inquiry.now,
        });
      }),
    hasNews: () =>
      inTurn(() =>
        keep((requests) => requests.some((each) => isPending(each) || isUnseen(each, page)), {
          use: 'lookup',
        }),
      ),
  };
}
