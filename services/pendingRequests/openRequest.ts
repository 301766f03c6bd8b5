import type { CompanyTime } from '../visit/clock.ts';
import {
  type Done,
  doneOf,
  endedLifetime,
  type Intent,
  type IntentKind,
  isExpired,
  isPending,
  type Purpose,
  purposeOf,
  type Result,
  type Subject,
} from './intent.ts';

/** An atomic change of the phone's pending requests: what is stored from now on, and the caller's result. */
export interface Change<Answer> {
  intents: readonly Intent[];
  answer: Answer;
}

/** What is to be changed, from what is stored. */
export type Step<Answer> = (intents: readonly Intent[]) => Change<Answer>;

/** Why a request is sent: a tap, or the user's choice in the dialog about the requests with these keys. */
export type Reason =
  | { type: 'tap' }
  /** The same request again, under one of these keys or not at all. */
  | { type: 'retry'; keys: readonly string[] }
  /** The same request under a new key, although one of these, which are too old to repeat, may have been done. */
  | { type: 'replace'; keys: readonly string[] }
  /** Another request, although one of these was done or may have been. */
  | { type: 'anyway'; keys: readonly string[] };

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
  /** The page has looked for what is pending, and the database did not say. */
  isUnread?: boolean;
  reason: Reason;
  lastKnown?: string | undefined;
}

/** Requests that the user is asked about, because a screen opened or before anything is sent. */
export interface Warning {
  /**
   * A screen finds: 'unknown': the outcome of a pending request. 'expired': it is too old to be repeated. 'otherSession': another session's. 'done': its
   * response arrived, and no screen has drawn the result.
   * Nothing is sent: 'otherWay': another loan or payment for the same subject is pending. 'alreadyDone': it was made, and nobody has seen it here.
   * 'ended': the request to repeat ended meanwhile. 'expired': it is too old. 'forgetful': this phone cannot store it.
   */
  reason:
    | 'unknown'
    | 'expired'
    | 'otherSession'
    | 'done'
    | 'otherWay'
    | 'alreadyDone'
    | 'ended'
    | 'forgetful';
  /** The first of the requests, or the one that was to be sent. */
  kind: IntentKind;
  subject: Subject;
  /** When it was done, or first sent: epoch milliseconds by the backend's clock; undefined if irrelevant. */
  since?: number | undefined;
  /** Given if the clock was uncertain, so that no time is shown. */
  latest?: number | undefined;
  keys: readonly string[];
  /** The request that was made. */
  done?: Done | undefined;
}

export type OpenOutcome =
  | { kind: 'claimed'; intent: Intent; isRetry: boolean }
  | { kind: 'blocked'; warning: Warning };

/** Purposes of which only one request per subject may be pending. */
const oneAtATime: readonly Purpose[] = ['takeLoan', 'pay'];

/** Whether two subjects are the same: some backends pad an id in one response and not in another. */
const isAbout = (intent: Intent, subject: Subject): boolean => intent.subject.trim() === subject.trim();

/** A request without the mark of a session may be anyone's, so it counts as each one's own. */
const isOf = (session: string) => (intent: Intent) =>
  session !== '' && ['', session].includes(intent.session);

/** A newer release sent it, before this one came back: it may be about money, so it is reported and warned of as if it were. */
const isOfUnknownKind = (intent: Intent): boolean =>
  isPending(intent) && (purposeOf(intent.kind) as Purpose | undefined) === undefined;

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

/** Whether its response has arrived and, as far as this page knows, nobody has seen the result. */
export const isUnseen = ({ isDone, isSeen, endedBy }: Intent, page: string): boolean =>
  isDone === true && isSeen !== true && endedBy !== page;

/** Requests of the same session, subject and purpose that are in the way, and that the user was not warned of. */
interface Rivals {
  /** Another loan or payment. */
  pending: readonly Intent[];
  /** Done, and no screen has drawn the result. */
  unseen: readonly Intent[];
  /** A repayment whose code is still to be entered. */
  open: readonly Intent[];
  /** A loan or payment whose outcome another tab learned after this page opened. */
  endedElsewhere: readonly Intent[];
  /** A loan or payment that was done within the last day, and this page should show the result but does not have it. */
  lost: readonly Intent[];
}

/** The facts that decide whether a request may be sent. */
interface Facts {
  reason: Reason;
  /** The same request, if it is pending. */
  same: Intent | undefined;
  isTooOld: boolean;
  rivals: Rivals;
}

/** Which requests are in the way, and why; without a reason it is whether one of them was done. */
interface Stop {
  warnOf: readonly Intent[];
  reason?: Warning['reason'];
}

type Verdict = 'send new' | 'send again' | Stop;

/** A choice to try again is about that request alone, not about others that the dialog may have listed. */
const accepted = (reason: Reason): readonly string[] =>
  reason.type === 'replace' || reason.type === 'anyway' ? reason.keys : [];

/** Whether the choice is about the same request. */
const isAboutSame = ({ reason, same }: Facts) =>
  reason.type !== 'tap' && same !== undefined && reason.keys.includes(same.key);

interface Row {
  name: string;
  when: (facts: Facts) => boolean;
  verdict: (facts: Facts) => Verdict;
}

/** Whatever row stops it, the user is warned of all that is in the way. */
const stopsFor = (which: keyof Rivals, name: string): Row => ({
  name,
  when: ({ rivals }) => rivals[which].length > 0,
  verdict: ({ rivals }) => ({ warnOf: [...new Set(Object.values(rivals).flat())] }),
});

/** May this be sent? The first row that applies decides. */
export const rows: readonly Row[] = [
  {
    name: 'a retry, but the request has ended',
    when: (facts) => facts.reason.type === 'retry' && !isAboutSame(facts),
    verdict: () => ({ warnOf: [], reason: 'ended' }),
  },
  stopsFor('pending', 'another loan or payment is pending'),
  stopsFor('unseen', 'one was done, and nobody has seen it'),
  stopsFor('open', 'the code of another repayment is still to be entered'),
  stopsFor('endedElsewhere', 'another tab ended a loan or payment since this page opened'),
  stopsFor('lost', 'a loan or payment was done, and its result is lost'),
  {
    name: 'the same is pending, too old, and to be replaced',
    when: (facts) => facts.isTooOld && facts.reason.type === 'replace' && isAboutSame(facts),
    verdict: () => 'send new',
  },
  {
    name: 'the same is pending and too old',
    when: ({ isTooOld }) => isTooOld,
    verdict: ({ same }) => ({ warnOf: same ? [same] : [], reason: 'expired' }),
  },
  { name: 'the same is pending', when: ({ same }) => same !== undefined, verdict: () => 'send again' },
  { name: 'nothing is in its way', when: () => true, verdict: () => 'send new' },
];

/** A repayment that still waits for its code: with another payment of the order the borrower would pay twice. */
const openIn = (
  intents: readonly Intent[],
  { kind, subject, session }: Pick<Wanted, 'kind' | 'subject' | 'session'>,
): readonly Intent[] => {
  const last = intents
    .filter(isOf(session))
    .findLast(
      (each) => each.isDone && isAbout(each, subject) && ['pay', 'sendCode'].includes(purposeOf(each.kind)),
    );
  const isOpen = last?.result?.['recordId'] && !last.dismissedBy?.includes(session);
  return last && isOpen && purposeOf(kind) === 'pay' && kind !== 'confirm' ? [last] : [];
};

const factsOf = (intents: readonly Intent[], wanted: Wanted): Facts => {
  const { kind, subject, session, now, page, openedAt, reason, lastKnown } = wanted;
  const same = sameAs(intents, wanted);
  const { place = 0, begun = Infinity } = intents.find(({ key }) => key === lastKnown) ?? {};
  const others = intents.filter(isOf(session)).filter(
    (each) =>
      isAbout(each, subject) &&
      (purposeOf(each.kind) === purposeOf(kind) || isOfUnknownKind(each)) &&
      each.key !== same?.key &&
      // The user was warned of earlier ones before the same request was first sent.
      each.place > (same?.place ?? 0) &&
      !accepted(reason).includes(each.key),
  );
  /** After the last request whose result the page knows. */
  const later = others.filter(
    (each) => !isPending(each) && each.endedBy !== page && (each.place > place || (each.begun ?? 0) > begun),
  );
  const isOneAtATime = oneAtATime.includes(purposeOf(kind));
  const isLost = (each: Intent) =>
    lastKnown !== undefined &&
    each.isDone === true &&
    each.kind === kind &&
    now.earliest - each.since < endedLifetime;
  const rivals = {
    pending: others.filter((each) => isOneAtATime && isPending(each)),
    unseen: later.filter((each) => isUnseen(each, page)),
    open: openIn(intents, wanted).filter(({ key }) => !same && !accepted(reason).includes(key)),
    endedElsewhere: later.filter((each) => isOneAtATime && each.place > openedAt),
    lost: later.filter((each) => isOneAtATime && isLost(each)),
  };
  return { reason, same, isTooOld: same !== undefined && isExpired(same, now), rivals };
};

const claimed = (intents: readonly Intent[], intent: Intent, isRetry: boolean): Change<OpenOutcome> => ({
  intents: [...intents.filter(({ key }) => key !== intent.key), intent],
  answer: { kind: 'claimed', intent, isRetry },
});

/** What a warning says of a request. */
const aboutOf = (intent: Intent) => {
  const { kind, subject, since, latest } = intent;
  return { kind, subject, since, latest, done: doneOf(intent) };
};

/** The same request, or another session's, that is pending and that this page could not report before the tap. */
const unreported = (intents: readonly Intent[], wanted: Wanted): Warning | undefined => {
  const { kind, subject, reason, isUnread } = wanted;
  if (isUnread !== true || reason.type !== 'tap') return undefined;
  const concerns = [{ subject, purposes: [purposeOf(kind)] }];
  const found = findIn(intents, { ...wanted, concerns, retries: [wanted], shown: [] });
  if (!found || found.reason === 'unfinished') return undefined;
  const { retry, ...about } = found;
  const isReported = retry === undefined && found.reason !== 'otherSession';
  return isReported ? undefined : { ...about, reason: found.reason };
};

/** Finds the pending request that the user means, or adds a new one, or returns why nothing may be sent. */
export function openRequestIn(intents: readonly Intent[], wanted: Wanted): Change<OpenOutcome> {
  const missed = unreported(intents, wanted);
  if (missed) return { intents, answer: { kind: 'blocked', warning: missed } };
  const facts = factsOf(intents, wanted);
  const { same, reason } = facts;
  const verdict = rows.find(({ when }) => when(facts))?.verdict(facts);
  if (typeof verdict === 'object') {
    const { warnOf } = verdict;
    const first = warnOf.find(isPending) ?? warnOf[0];
    const { kind, subject } = wanted;
    const why = verdict.reason ?? (first?.isDone ? 'alreadyDone' : 'otherWay');
    // The next choice includes what was already accepted for this request.
    const keys = [...new Set([...accepted(reason), ...warnOf.map(({ key }) => key)])];
    const warning = { reason: why, ...(first ? aboutOf(first) : { kind, subject }), keys };
    return { intents, answer: { kind: 'blocked', warning } };
  }
  if (verdict === 'send again' && same) return claimed(intents, { ...same, isRepeated: true }, true);
  const { kind, subject, session, body, now, page, newKey: key } = wanted;
  const known = seeIn(
    endIn(intents, page, (each) => each.key === same?.key),
    accepted(reason),
  );
  // The sequence must not restart after a request is forgotten: another page may have seen its number.
  const place = Math.max(nextPlace(known), now.earliest);
  const { earliest: since } = now;
  const { latest, isKnown, isLost } = now;
  const isUncertain = isLost || !isKnown || latest > since;
  const sent = { since, ...(isUncertain && { latest }), place, begun: place };
  const intent = { kind, subject, session, body, key, ...sent };
  return claimed(known, intent, false);
}

/** The same list when nothing in it is to change: then nothing is written. */
const changeIn = (
  intents: readonly Intent[],
  isConcerned: (intent: Intent) => boolean,
  change: (intent: Intent) => Intent,
): readonly Intent[] =>
  intents.some(isConcerned)
    ? intents.map((intent) => (isConcerned(intent) ? change(intent) : intent))
    : intents;

export function seeIn(intents: readonly Intent[], keys: readonly string[]): readonly Intent[] {
  const isNews = (each: Intent) => each.isDone === true && each.isSeen !== true && keys.includes(each.key);
  return changeIn(intents, isNews, (each) => ({ ...each, isSeen: true }));
}

const dismissFor = (intent: Intent, session: string): Intent => ({
  ...intent,
  dismissedBy: [...new Set([...(intent.dismissedBy ?? []), session])],
});

const hasResult = ({ result }: Intent, values: Result): boolean =>
  result !== undefined && Object.entries(values).every(([name, value]) => result[name] === value);

export interface IntentsSettled extends PendingFor {
  type: 'intents.settled';
  /** A check showed that they were done, which the user is informed of until the result is seen. */
  isFoundDone?: true;
  /** The person cancelled the next step of those whose result has these values. Pending ones stay pending. */
  cancelled?: Result;
}

/** What the phone stores about requests that were sent. */
export type Noted =
  | IntentsSettled
  /** A screen has drawn the results of these requests. */
  | { type: 'results.seen'; keys: readonly string[] }
  /** 'That was not me', or too old to be repeated: this session is not warned of it again when a screen opens. */
  | { type: 'warning.left'; reason: string; keys: readonly string[] };

export function noteIn(
  intents: readonly Intent[],
  noted: Noted,
  session: string,
  page: string,
): readonly Intent[] {
  if (noted.type === 'results.seen') return seeIn(intents, noted.keys);
  if (noted.type === 'warning.left') {
    const isDismissed = ['expired', 'otherSession'].includes(noted.reason);
    const isLeft = ({ key }: Intent) => isDismissed && noted.keys.includes(key);
    return changeIn(intents, isLeft, (each) => dismissFor(each, session));
  }
  const { cancelled, isFoundDone: isDone = false } = noted;
  const isMeant = (each: Intent) => isOf(session)(each) && !isOfUnknownKind(each) && concerns(noted, each);
  if (!cancelled) return endIn(intents, page, isMeant, { isDone });
  const isCancelled = (each: Intent) => isMeant(each) && each.isDone === true && hasResult(each, cancelled);
  // No page goes on with it by itself.
  return changeIn(intents, isCancelled, (each) => ({ ...dismissFor(each, session), isSeen: true }));
}

export function endIn(
  intents: readonly Intent[],
  page: string,
  hasEnded: (intent: Intent) => boolean,
  { at, isDone = false, result }: Pick<Conclusion, 'at' | 'result'> & { isDone?: boolean } = {},
): readonly Intent[] {
  const isEnding = (intent: Intent) => isPending(intent) && hasEnded(intent);
  const place = nextPlace(intents);
  return changeIn(intents, isEnding, (intent) => ({
    ...intent,
    endedBy: page,
    place,
    ...(at !== undefined && { since: at, latest: undefined }),
    ...(isDone && { isDone }),
    ...(result && { result }),
  }));
}

export interface Conclusion {
  intent: Intent;
  isRetry: boolean;
  answer: 'yes' | 'no' | 'noToThisAttempt' | 'unknown';
  /** Time of the response by the company's clock: epoch milliseconds; undefined without a response. */
  at?: number | undefined;
  /** What the next step needs; stored in the same transaction as the outcome. */
  result?: Result | undefined;
  page: string;
}

/** Closes a request with a clear response, and returns whether it was clear. A 'no' does not count while another attempt may have succeeded. */
export function concludeIn(
  intents: readonly Intent[],
  { intent, isRetry, answer, page, at, result }: Conclusion,
): Change<boolean> {
  const found = intents.find(({ key }) => key === intent.key);
  const isStillPending = found !== undefined && isPending(found);
  const isOnlyAttempt = !isRetry && !found?.isRepeated;
  const isNo = answer === 'no' || (answer === 'noToThisAttempt' && isOnlyAttempt);
  const isClear = answer === 'yes' || (isStillPending && isNo);
  // The phone's storage was cleared meanwhile, but other tabs must learn of it, and the key may still be needed.
  const known = found ? intents : [...intents, { ...intent, place: nextPlace(intents) }];
  if (!isClear) return { intents: known, answer: false };
  const isAnswered = ({ key }: Intent) => key === intent.key;
  const outcome = { at, result, isDone: answer === 'yes' };
  return { intents: endIn(known, page, isAnswered, outcome), answer: true };
}

/** A part of a screen's subject: what may be pending for one subject. */
export interface PendingFor {
  subject: Subject;
  purposes: readonly Purpose[];
}

const concerns = ({ subject, purposes }: PendingFor, intent: Intent): boolean =>
  isAbout(intent, subject) && (isOfUnknownKind(intent) || purposes.includes(purposeOf(intent.kind)));

export interface PendingQuery {
  session: string;
  now: CompanyTime;
  concerns: readonly PendingFor[];
  /** Requests that the screen can repeat, with marks of their bodies. */
  retries: readonly { kind: IntentKind; subject: Subject; body: string }[];
  /** The screen continues after a done request whose result has these values. */
  continues?: Result | undefined;
  shown: readonly string[];
  page: string;
}

export interface Found extends Omit<Warning, 'reason'> {
  /** 'unfinished': the result of a request was drawn, and its next step is still to be done. */
  reason: Warning['reason'] | 'unfinished';
  /** Index of the retry with the same request; undefined without one. */
  retry: number | undefined;
}

/** The last request done about the screen's subjects, when its next step was left undone: by going back, or with a page. */
const unfinishedIn = (
  own: readonly Intent[],
  { session, concerns: all, continues }: PendingQuery,
): readonly Intent[] => {
  const last = own.findLast((each) => each.isDone === true && all.some((concern) => concerns(concern, each)));
  const isWanted =
    last !== undefined &&
    continues !== undefined &&
    hasResult(last, continues) &&
    !last.dismissedBy?.includes(session);
  return isWanted ? [last] : [];
};

/** Returns the first request to warn about: the session's own pending ones, those that are done but not seen, another session's, then its own unfinished one, which comes first if only its step may repeat what is pending. */
export function findIn(intents: readonly Intent[], sought: PendingQuery): Found | undefined {
  const { session, now, concerns: all, retries, shown, page } = sought;
  const isOwn = isOf(session);
  const news = intents.filter(({ key }) => !shown.includes(key));
  const pending = news.filter(isPending);
  // A request dismissed as too old is reported again if it turns out not to be.
  const isDismissed = (intent: Intent) => intent.dismissedBy?.includes(session) === true;
  const own = pending.filter((intent) => isOwn(intent) && (!isDismissed(intent) || !isExpired(intent, now)));
  const sames = retries.map((retry) => sameAs(own, { ...retry, session }));
  const found = (
    reasonOf: (intent: Intent) => Found['reason'],
    some: readonly Intent[],
  ): Found | undefined => {
    const about = all
      .map((concern) => some.filter((intent) => concerns(concern, intent)))
      .find(({ length }) => length > 0);
    const same = sames.find((each) => each && about?.includes(each));
    const first = same ?? about?.[0];
    if (!about || !first) return undefined;
    const keys = about.map(({ key }) => key);
    return { reason: reasonOf(first), ...aboutOf(first), keys, retry: same && sames.indexOf(same) };
  };
  const mine = found((intent) => (isExpired(intent, now) ? 'expired' : 'unknown'), own);
  const step = found(() => 'unfinished', unfinishedIn(intents.filter(isOwn), sought));
  // The screen may be able to repeat the own one in that step.
  if (mine && (mine.retry !== undefined || !step)) return mine;
  const unseen = news.filter((intent) => isOwn(intent) && isUnseen(intent, page));
  const foreign = pending.filter((intent) => !isOwn(intent) && !isDismissed(intent));
  return (mine && step) ?? found(() => 'done', unseen) ?? found(() => 'otherSession', foreign) ?? step;
}
