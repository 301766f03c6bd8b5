import * as v from 'valibot';
import { list } from '../values/codecs.ts';
import type { CompanyTime } from '../visit/clock.ts';
import { type RequestKind, storageKey, type Subject } from './request.ts';

const named = <Name extends string>() =>
  v.pipe(
    v.string(),
    v.transform((name) => name as Name),
  );
const text = v.fallback(v.string(), '');
const optional = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);

const entries = {
  kind: named<RequestKind>(),
  subject: named<Subject>(),
  key: v.pipe(v.string(), v.minLength(1)),
  /** Mark of its session (services/pendingRequests/sessionMarks.ts); empty when unknown. */
  session: text,
  /** Mark of the request's body; empty when unknown. */
  body: text,
  /** What its first attempt sent of the fields that each load renews. */
  tokens: optional(v.record(v.string(), v.string())),
  /** Epoch milliseconds by the backend's clock: when it was first sent, or earlier; once it has ended, when its response arrived. */
  since: v.number(),
  /** The page's latest time then, if its clock was uncertain, so that no time is shown: it may have been sent even later. */
  latest: optional(v.number()),
  /** Sequence number of its last change among all requests of the phone, at least its time in milliseconds. */
  place: v.fallback(v.number(), 0),
  /** Sequence number of its first change; undefined in an entry of an older release. */
  begun: optional(v.number()),
  /** It was sent more than once, from any tab. */
  isRepeated: optional(v.boolean()),
  /** Mark of the page that learned its outcome; the request is kept for a day, so that other tabs notice. */
  endedBy: optional(v.string()),
  isDone: optional(v.boolean()),
  /** What the next step needs of a done request, stored with its outcome. Undefined when no next step needs anything, and in an entry of an older release. */
  result: optional(v.record(v.string(), v.string())),
  /** A screen has drawn its result. Until then the app may have been killed before anybody saw it. */
  isSeen: optional(v.boolean()),
  /** Marks of sessions that are not warned of it when a screen opens: another session, or one that dismissed it when it was too old, or cancelled its next step. */
  dismissedBy: optional(v.array(v.string())),
};

/** A pending irreversible request: one user action, from before its request is sent until its outcome is known. It names no person. */
export type PendingRequest = v.InferOutput<v.ObjectSchema<typeof entries, undefined>>;
export type PendingRequests = readonly PendingRequest[];

const hour = 3_600_000;
/** Milliseconds after which a key is not sent again: the backend keeps it for a day, and clocks differ a little. */
const retryLimit = 23 * hour;
/** Milliseconds for which a request with a known outcome is kept, for other tabs and for a page whose app was killed. */
export const endedLifetime = 24 * hour;

/** The same for one that was done and that no screen has shown: its borrower may come back days later. */
const unseenLifetime = 30 * 24 * hour;

/** Milliseconds by which a request may seem to come from the future, because response times are not exact. */
const tolerated = 600_000;

/** Whether the backend may have forgotten the key: it is too old, or its age is unknown because the clock was wrong. */
export const isExpired = ({ since }: PendingRequest, { latest, isLost }: CompanyTime): boolean =>
  isLost === true || latest - since >= retryLimit || since - latest > tolerated;

export const isPending = ({ endedBy }: PendingRequest): boolean => endedBy === undefined;

/** Whether it can be removed: it ended longer ago than any tab can care about. */
export function isForgotten(request: PendingRequest, { earliest, isKnown }: CompanyTime): boolean {
  const isUnseen = request.isDone === true && request.isSeen !== true;
  const lifetime = isUnseen ? unseenLifetime : endedLifetime + hour;
  return !isPending(request) && isKnown && earliest - request.since >= lifetime;
}

/** Entries of an older release may lack what it did not know, and those of a newer one keep what this one does not know; unreadable entries do not hide the others. */
const requestsSchema = list(v.looseObject(entries));

/** An atomic change of a storage: what it has from now on, from what it has, and the caller's answer. */
export type Step<Answer> = (found: PendingRequests) => {
  requests: PendingRequests;
  answer: Answer;
};

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export const parseRequests = (stored: unknown): PendingRequest[] =>
  v.parse(requestsSchema, stored).toSorted((one, other) => one.place - other.place);

/** Reads localStorage: entries of an older release, and of pages without IndexedDB. Throws when storage is blocked. */
export function readRequests(): PendingRequest[] {
  const stored = localStorage.getItem(storageKey) ?? '[]';
  try {
    return parseRequests(JSON.parse(stored));
  } catch {
    return [];
  }
}

/** Changes what localStorage stores. Throws when storage is full or blocked. */
export function changeStored<Answer>(step: Step<Answer>): Answer {
  const before = readRequests();
  const { requests, answer } = step(before);
  if (requests.length === 0) localStorage.removeItem(storageKey);
  else if (!isSame(requests, before)) localStorage.setItem(storageKey, JSON.stringify(requests));
  return answer;
}
