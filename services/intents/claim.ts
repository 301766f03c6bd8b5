import type { CompanyTime } from '../clock.ts';
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

/** A change of all intents of the phone that happens at once: what is kept from now on, and what the caller wants to know. */
export interface Change<Answer> {
  intents: readonly Intent[];
  answer: Answer;
}

/** What a page wants to send, with what it knows. */
export interface Wanted {
  kind: IntentKind;
  subject: Subject;
  session: string;
  body: string;
  /** Used when the request is a new one. */
  newKey: string;
  now: CompanyTime;
  /** Mark of the page. */
  page: string;
  /** The highest place when the page was opened: what ended later, ended without this page's knowledge. */
  openedAt: number;
  /** Keys that the person was warned of before choosing this request anyway. */
  warnedOf: readonly string[];
  /** The person sends the very same again, under one of these keys or not at all. */
  retryOf: readonly string[] | undefined;
  /** The person sends the same under a new key although one of these, which are too old to be sent again, may have been done. */
  replaces: readonly string[];
  lastKnown?: string | undefined;
}

export type Claim =
  /** It leaves under this intent's key. */
  | { kind: 'claimed'; intent: Intent; isRetry: boolean }
  /** Another loan or payment for the same subject was made, or may have been, and the person was not warned of it. */
  | { kind: 'blocked'; by: IntentKind; isDone: boolean; keys: readonly string[] }
  /** It was to be sent again, and its outcome became known meanwhile. */
  | { kind: 'ended' }
  /** It is too old to be sent again. */
  | { kind: 'expired'; keys: readonly string[] };

/** Purposes for which a second request waits until the person was warned of the first. */
const oneAtATime: readonly Purpose[] = ['takeLoan', 'pay'];

/** Whether two kinds of request about one subject may do the same twice. */
const isRival = (intent: Intent, { kind, subject }: Pick<Wanted, 'kind' | 'subject'>): boolean =>
  intent.subject === subject &&
  purposeOf(intent.kind) === purposeOf(kind) &&
  oneAtATime.includes(purposeOf(kind));

const isOf = (session: string) => (intent: Intent) => session !== '' && intent.session === session;

/** The pending request that means the very same: same session, call, subject and body. */
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
        intent.subject === subject &&
        body !== '' &&
        intent.body === body,
    );

const nextPlace = (intents: readonly Intent[]) => Math.max(0, ...intents.map(({ place }) => place)) + 1;

/** Finds the pending request that the person means, or adds a new one; or says why nothing may be sent. */
export const claimIn = (intents: readonly Intent[], wanted: Wanted): Change<Claim> => {
  const { kind, subject, session, body, now, page, openedAt, warnedOf, retryOf, replaces, lastKnown } =
    wanted;
  const unchanged = (answer: Claim) => ({ intents, answer });
  const same = sameAs(intents, wanted);
  if (retryOf && !(same && retryOf.includes(same.key))) return unchanged({ kind: 'ended' });
  const isTooOld = same !== undefined && isExpired(same, now);
  if (isTooOld && !replaces.includes(same.key)) return unchanged({ kind: 'expired', keys: [same.key] });
  const knownPlace = intents.find((intent) => intent.key === lastKnown)?.place ?? 0;
  /** Its result was lost on the phone: the app was killed before it was stored. */
  const isLost = (intent: Intent) =>
    lastKnown !== undefined &&
    intent.isDone === true &&
    intent.kind === kind &&
    now.earliest - intent.since < endedLifetime;
  const isUnseen = (intent: Intent) =>
    isPending(intent) ||
    (intent.place > knownPlace && intent.endedBy !== page && (intent.place > openedAt || isLost(intent)));
  // The person was warned of what was pending before the same request was first sent.
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
  const intent = { kind, subject, session, body, key, since: now.earliest, place: nextPlace(others) };
  return { intents: [...others, intent], answer: { kind: 'claimed', intent, isRetry: false } };
};

/** Notes that the outcome of these intents is known. */
export const endIn = (
  intents: readonly Intent[],
  page: string,
  hasEnded: (intent: Intent) => boolean,
): readonly Intent[] => {
  const isEnding = (intent: Intent) => isPending(intent) && hasEnded(intent);
  if (!intents.some(isEnding)) return intents;
  const place = nextPlace(intents);
  return intents.map((intent) => (isEnding(intent) ? { ...intent, endedBy: page, place } : intent));
};

/** The conclusion from an answer. */
export interface Conclusion {
  intent: Intent;
  isRetry: boolean;
  /** Yes; no; no to this attempt, which says nothing of another one; or nothing. */
  answer: 'yes' | 'no' | 'noToThisAttempt' | 'unknown';
  page: string;
}

/** Ends an intent whose answer is clear, and returns whether it is. A 'no' does not count while another attempt may have been taken. */
export const concludeIn = (
  intents: readonly Intent[],
  { intent, isRetry, answer, page }: Conclusion,
): Change<boolean> => {
  const found = intents.find(({ key }) => key === intent.key);
  const isOnlyAttempt = !isRetry && found !== undefined && isPending(found) && !found.isRepeated;
  const isStillPending = found !== undefined && isPending(found);
  const isClear =
    answer === 'yes' ||
    (isStillPending && (answer === 'no' || (answer === 'noToThisAttempt' && isOnlyAttempt)));
  if (isClear) {
    const isAnswered = ({ key }: Intent) => key === intent.key;
    const left = endIn(intents, page, isAnswered);
    if (answer !== 'yes' || left === intents) return { intents: left, answer: true };
    return {
      intents: left.map((each) => (isAnswered(each) ? { ...each, isDone: true } : each)),
      answer: true,
    };
  }
  // Somebody cleared the phone's storage meanwhile: the key is needed still.
  return { intents: found ? intents : [...intents, { ...intent, place: nextPlace(intents) }], answer: false };
};

/** A part of what a screen is about: what can be pending of one subject. */
export interface Concern {
  subject: Subject;
  purposes: readonly Purpose[];
}

export const concerns = ({ subject, purposes }: Concern, intent: Intent): boolean =>
  intent.subject === subject && purposes.includes(purposeOf(intent.kind));

/** The subjects of a screen, for a search in the ledger. */
export interface Sought {
  session: string;
  now: CompanyTime;
  concerns: readonly Concern[];
  /** What the screen could send again, with marks of the bodies. */
  retries: readonly { kind: IntentKind; subject: Subject; body: string }[];
  /** Keys that the person was shown already. */
  shown: readonly string[];
}

/** A pending request that the person has to be warned of. */
export interface Found {
  reason: 'unknown' | 'expired' | 'otherSession';
  kind: IntentKind;
  subject: Subject;
  since: number;
  /** Every key that the warning is about. */
  keys: readonly string[];
  /** Place of the retry that means the very same; undefined when none does. */
  retry: number | undefined;
}

/** The first pending request that the person has to be warned of: the session's own before another's. */
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
        // What was left when it seemed too old is reported again where it turns out not to be.
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
