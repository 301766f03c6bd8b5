import type { CompanyTime } from '../visit/clock.ts';
import {
  endedLifetime,
  type Intent,
  type IntentKind,
  isExpired,
  isPending,
  type Purpose,
  purposeOf,
  type Subject,
} from './intent.ts';

/** An atomic change of the phone's pending requests: what is stored from now on, and the caller's result. */
export interface Change<Answer> {
  intents: readonly Intent[];
  answer: Answer;
}

export interface Wanted {
  kind: IntentKind;
  subject: Subject;
  session: string;
  body: string;
  newKey: string;
  now: CompanyTime;
  page: string;
  /** The highest place when the page opened: requests that ended later ended without this page's knowledge. */
  openedAt: number;
  /** Keys of the requests in the warning that the user accepted. */
  warnedOf: readonly string[];
  /** The user repeats the same request, under one of these keys or not at all. */
  retryOf: readonly string[] | undefined;
  /** The user sends the same request under a new key, although one of these expired ones may have been done. */
  replaces: readonly string[];
  lastKnown?: string | undefined;
}

export type Claim =
  | { kind: 'claimed'; intent: Intent; isRetry: boolean }
  /** Another loan or payment for the same subject was made, or may have been, and the user was not warned of it. */
  | { kind: 'blocked'; by: IntentKind; isDone: boolean; keys: readonly string[] }
  /** The request to repeat has a known outcome by now. */
  | { kind: 'ended' }
  | { kind: 'expired'; keys: readonly string[] };

/** Purposes for which a second request is blocked until the user was warned of the first. */
const oneAtATime: readonly Purpose[] = ['takeLoan', 'pay'];

/** Whether two subjects are the same: some backends pad an id in one response and not in another. */
const isAbout = (intent: Intent, subject: Subject): boolean => intent.subject.trim() === subject.trim();

/** Whether two kinds of request about one subject may have the same effect twice. */
const isRival = (intent: Intent, { kind, subject }: Pick<Wanted, 'kind' | 'subject'>): boolean =>
  isAbout(intent, subject) &&
  purposeOf(intent.kind) === purposeOf(kind) &&
  oneAtATime.includes(purposeOf(kind));

const isOf = (session: string) => (intent: Intent) => session !== '' && intent.session === session;

const sameAs = (
  intents: readonly Intent[],
  { kind, subject, session, body }: Pick<Wanted, 'kind' | 'subject' | 'session' | 'body'>,
): Intent | undefined =>
  intents
    .filter(isOf(session))
    .find(
      (intent) =>
        isPending(intent) &&
        intent.kind === kind &&
        isAbout(intent, subject) &&
        body !== '' &&
        intent.body === body,
    );

const nextPlace = (intents: readonly Intent[]) => Math.max(0, ...intents.map(({ place }) => place)) + 1;

/** Finds the pending request that the user means, or adds a new one, or returns why nothing may be sent. */
export const claimIn = (intents: readonly Intent[], wanted: Wanted): Change<Claim> => {
  const { kind, subject, session, body, now, page, openedAt, warnedOf, retryOf, replaces, lastKnown } =
    wanted;
  const unchanged = (answer: Claim) => ({ intents, answer });
  const same = sameAs(intents, wanted);
  if (retryOf && !(same && retryOf.includes(same.key))) return unchanged({ kind: 'ended' });
  const isTooOld = same !== undefined && isExpired(same, now);
  if (isTooOld && !replaces.includes(same.key)) return unchanged({ kind: 'expired', keys: [same.key] });
  const { place: knownPlace = 0, begun: knownBegun = Infinity } =
    intents.find((intent) => intent.key === lastKnown) ?? {};
  const isLater = ({ place: at, begun = 0 }: Intent) => at > knownPlace || begun > knownBegun;
  /** Its result was lost because the app was killed before it was stored. */
  const isLost = (intent: Intent) =>
    lastKnown !== undefined &&
    intent.isDone === true &&
    intent.kind === kind &&
    now.earliest - intent.since < endedLifetime;
  const isUnseen = (intent: Intent) =>
    isPending(intent) ||
    (isLater(intent) && intent.endedBy !== page && (intent.place > openedAt || isLost(intent)));
  // The user was warned of these before the same request was first sent.
  const rivals = intents
    .filter(isOf(session))
    .filter(
      (intent) =>
        isRival(intent, wanted) &&
        isUnseen(intent) &&
        intent.key !== same?.key &&
        intent.place > (same?.place ?? 0) &&
        !warnedOf.includes(intent.key),
    );
  const rival = rivals.find(isPending) ?? rivals[0];
  if (rival) {
    const { kind: by, isDone = false } = rival;
    return unchanged({ kind: 'blocked', by, isDone, keys: rivals.map(({ key }) => key) });
  }
  if (same && !isTooOld) {
    const intent = { ...same, isRepeated: true };
    return {
      intents: intents.map((each) => (each.key === same.key ? intent : each)),
      answer: { kind: 'claimed', intent, isRetry: true },
    };
  }
  const others = endIn(intents, page, ({ key }) => key === same?.key);
  const { newKey: key } = wanted;
  // The sequence must not restart after a request is forgotten: another page may have seen its number.
  const place = Math.max(nextPlace(others), now.earliest);
  const intent = { kind, subject, session, body, key, since: now.earliest, place, begun: place };
  return { intents: [...others, intent], answer: { kind: 'claimed', intent, isRetry: false } };
};

export const endIn = (
  intents: readonly Intent[],
  page: string,
  hasEnded: (intent: Intent) => boolean,
  at = -Infinity,
): readonly Intent[] => {
  const isEnding = (intent: Intent) => isPending(intent) && hasEnded(intent);
  if (!intents.some(isEnding)) return intents;
  const place = nextPlace(intents);
  return intents.map((intent) =>
    isEnding(intent) ? { ...intent, endedBy: page, place, since: Math.max(intent.since, at) } : intent,
  );
};

export interface Conclusion {
  intent: Intent;
  isRetry: boolean;
  answer: 'yes' | 'no' | 'noToThisAttempt' | 'unknown';
  /** Time of the response by the company's clock: epoch milliseconds; undefined without a response. */
  at?: number;
  page: string;
}

/** Closes a request with a clear response, and returns whether it was clear. A 'no' does not count while another attempt may have succeeded. */
export const concludeIn = (
  intents: readonly Intent[],
  { intent, isRetry, answer, page, at }: Conclusion,
): Change<boolean> => {
  const found = intents.find(({ key }) => key === intent.key);
  const isOnlyAttempt = !isRetry && found !== undefined && isPending(found) && !found.isRepeated;
  const isStillPending = found !== undefined && isPending(found);
  const isClear =
    answer === 'yes' ||
    (isStillPending && (answer === 'no' || (answer === 'noToThisAttempt' && isOnlyAttempt)));
  if (isClear) {
    const isAnswered = ({ key }: Intent) => key === intent.key;
    // Other tabs must learn of it, even if the phone's storage was cleared meanwhile.
    const known = found ? intents : [...intents, { ...intent, place: nextPlace(intents) }];
    const left = endIn(known, page, isAnswered, at);
    if (answer !== 'yes' || left === known) return { intents: left, answer: true };
    return {
      intents: left.map((each) => (isAnswered(each) ? { ...each, isDone: true } : each)),
      answer: true,
    };
  }
  // The phone's storage was cleared meanwhile, but the key is still needed.
  return { intents: found ? intents : [...intents, { ...intent, place: nextPlace(intents) }], answer: false };
};

/** A part of a screen's subject: what may be pending for one subject. */
export interface Concern {
  subject: Subject;
  purposes: readonly Purpose[];
}

export const concerns = ({ subject, purposes }: Concern, intent: Intent): boolean =>
  isAbout(intent, subject) && purposes.includes(purposeOf(intent.kind));

export interface Sought {
  session: string;
  now: CompanyTime;
  concerns: readonly Concern[];
  /** Requests that the screen can repeat, with marks of their bodies. */
  retries: readonly { kind: IntentKind; subject: Subject; body: string }[];
  shown: readonly string[];
}

export interface Found {
  reason: 'unknown' | 'expired' | 'otherSession';
  kind: IntentKind;
  subject: Subject;
  since: number;
  keys: readonly string[];
  /** Index of the retry with the same request; undefined without one. */
  retry: number | undefined;
}

/** Returns the first pending request to warn about: the session's own before another's. */
export const findIn = (
  intents: readonly Intent[],
  { session, now, concerns: all, retries, shown }: Sought,
): Found | undefined => {
  const pending = intents.filter((intent) => isPending(intent) && !shown.includes(intent.key));
  const isOwn = isOf(session);
  const found = (concern: Concern, isMine: boolean): Found | undefined => {
    const about = pending.filter(
      (intent) =>
        concerns(concern, intent) &&
        isOwn(intent) === isMine &&
        // A request dismissed as too old is reported again if it turns out not to be.
        (!intent.dismissedBy?.includes(session) || (isMine && !isExpired(intent, now))),
    );
    const sames = retries.map((retry) => isMine && sameAs(about, { ...retry, session }));
    const same = sames.find((each) => each !== false && each !== undefined) || undefined;
    const shownFirst = same ?? about[0];
    if (!shownFirst) return undefined;
    const reason = isMine ? (isExpired(shownFirst, now) ? 'expired' : 'unknown') : 'otherSession';
    const { kind, subject, since } = shownFirst;
    const keys = about.map(({ key }) => key);
    const retry = same ? sames.indexOf(same) : undefined;
    return { reason, kind, subject, since, keys, retry };
  };
  const firstOf = (isMine: boolean) => all.map((concern) => found(concern, isMine)).find(Boolean);
  return firstOf(true) ?? firstOf(false);
};
