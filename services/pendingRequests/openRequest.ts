import type { CompanyTime } from '../visit/clock.ts';
import {
  type Pending,
  type PendingFor,
  type Purpose,
  purposeOf,
  type RequestKind,
  type RequestToSend,
  type Result,
  type Retry,
  type Subject,
} from './request.ts';
import { endedLifetime, type PendingRequest, type PendingRequests, isExpired, isPending } from './stored.ts';

/** Why a request is sent: a tap, or the user's choice in the dialog about the requests with these keys. */
export type Reason =
  | { type: 'tap' }
  /** The same request again, under one of these keys or not at all. */
  | { type: 'retry'; keys: readonly string[] }
  /** The same request under a new key, although one of these, which are too old to repeat, may have been done. */
  | { type: 'replace'; keys: readonly string[] }
  /** Another request, although one of these was done or may have been. */
  | { type: 'anyway'; keys: readonly string[] };

/** The page that asks. */
interface Viewer {
  /** Marks of its session: the one that is stored first, then others that it may have been stored under. */
  sessions: readonly string[];
  page: string;
}

export interface Wanted
  extends Viewer, Omit<RequestToSend, 'body' | 'tokens'>, Pick<PendingRequest, 'tokens'> {
  now: CompanyTime;
  /** Marks of its body, as of the session. */
  bodies: readonly string[];
  newKey: string;
  /** The highest place when the page opened: requests that ended later ended without this page's knowledge. */
  openedAt: number;
  /** The page has looked for what is pending, and the database did not say. */
  isUnread?: boolean;
  reason: Reason;
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
  kind: RequestKind;
  subject: Subject;
  keys: readonly string[];
  /** The first of the requests; undefined without one. */
  first?: PendingRequest | undefined;
  /** What the screen sends if the user chooses to send it again, or anyway. */
  wanted: RequestKind;
  choice: string;
  /** Whether that is the same request. */
  isSame: boolean;
}

export type OpenOutcome = { kind: 'opened'; request: PendingRequest } | { kind: 'blocked'; warning: Warning };

export interface PendingQuery extends Viewer, Pick<Pending, 'concerns' | 'continues'> {
  now: CompanyTime;
  /** With marks of their bodies. */
  retries: readonly (Pick<Wanted, 'kind' | 'subject' | 'bodies'> & Pick<Retry, 'choice'>)[];
  /** Keys of warnings that the user has seen. */
  shown: readonly string[];
}

/** A warning of what is pending; 'unfinished': the result of a request was drawn, and its next step is still to be done. */
export type Found = Warning | (Omit<Warning, 'reason'> & { reason: 'unfinished' });

/** It is sent as a new request or again under its key, or the user is warned first. */
type Verdict = 'new' | 'again' | Omit<Warning, 'wanted' | 'choice' | 'isSame'>;

function row(name: string, verdict: (facts: Facts) => Verdict | false | undefined) {
  return { name, verdict };
}

/** The user is warned of all that is in the way, not only of the row that stops the request. */
function stopsFor(name: keyof Facts['rivals']) {
  return row(name, ({ rivals }) => {
    const all = Object.values(rivals).flat();
    const first = all.find(isPending) ?? all[0];
    if (rivals[name].length === 0 || !first) return undefined;
    return { reason: first.isDone ? 'alreadyDone' : 'otherWay', ...aboutOf(first, all) };
  });
}

/** May this be sent? The first row with a verdict decides. */
export const rows = [
  row('it is pending, and its page could not report that before the tap', ({ unreported }) => unreported),
  row(
    'a retry, but the request has ended',
    ({ reason, isChosen, wanted: { kind, subject } }) =>
      reason.type === 'retry' && !isChosen && { reason: 'ended', kind, subject, keys: [] },
  ),
  stopsFor('another loan or payment is pending'),
  stopsFor('one was done, and nobody has seen it'),
  stopsFor('the code of another repayment is still to be entered'),
  stopsFor('another tab ended a loan or payment since this page opened'),
  stopsFor('a code was made, and its page is lost'),
  stopsFor('a loan was taken or repaid within a day'),
  row(
    'the same is pending, too old, and to be replaced',
    ({ tooOld, reason, isChosen }) => tooOld && reason.type === 'replace' && isChosen && 'new',
  ),
  row(
    'the same is pending and too old',
    ({ tooOld }) => tooOld && { reason: 'expired', ...aboutOf(tooOld, [tooOld]) },
  ),
  row('the same is pending', ({ same }) => same && 'again'),
  row('nothing is in its way', () => 'new'),
];

/** Finds the pending request that the user means, or adds a new one, or returns why nothing may be sent. */
export function openRequestIn(requests: PendingRequest[], wanted: Wanted): OpenOutcome {
  const { kind, subject, sessions, bodies, tokens, now, page, newKey: key } = wanted;
  const facts = factsOf(requests, wanted);
  const { same, reason } = facts;
  const accepted = acceptedBy(reason);
  const verdict = rows.map((each) => each.verdict(facts)).find(Boolean);
  if (typeof verdict === 'object') {
    // The next choice includes what was already accepted for this request.
    const keys = [...new Set([...accepted, ...verdict.keys])];
    const isSame = verdict.reason !== 'otherWay' && verdict.reason !== 'alreadyDone';
    return { kind: 'blocked', warning: { ...verdict, keys, wanted: kind, choice: '', isSame } };
  }
  if (verdict === 'again' && same) {
    same.isRepeated = true;
    return { kind: 'opened', request: same };
  }
  endIn(requests, page, (each) => each === same);
  seeIn(requests, accepted);
  const { earliest: since, latest, isKnown, isLost } = now;
  const isUncertain = isLost || !isKnown || latest > since;
  // The sequence must not restart after a request is forgotten: another page may have seen its number.
  const place = Math.max(nextPlace(requests), since);
  const [session = '', body = ''] = [sessions[0], bodies[0]];
  const about = { kind, subject, session, body, key, ...(tokens && { tokens }) };
  const request = { ...about, since, ...(isUncertain && { latest }), place, begun: place };
  requests.push(request);
  return { kind: 'opened', request };
}

/** The facts that decide whether a request may be sent. */
const factsOf = (requests: PendingRequests, wanted: Wanted) => {
  const { reason, now } = wanted;
  const own = requests.filter((each) => isOf(each, wanted));
  const same = sameIn(own, wanted);
  return {
    wanted,
    reason,
    unreported: unreportedIn(requests, wanted),
    /** The same request, if it is pending. */
    same,
    tooOld: same && isExpired(same, now) ? same : undefined,
    /** The choice is about the same request. */
    isChosen: reason.type !== 'tap' && same !== undefined && reason.keys.includes(same.key),
    rivals: rivalsOf(own, wanted, same),
  };
};

type Facts = ReturnType<typeof factsOf>;

/** Requests of the same session, subject and purpose that are in the way, and that the user was not warned of: by the names of their rows. */
const rivalsOf = (own: PendingRequests, wanted: Wanted, same: PendingRequest | undefined) => {
  const { kind, subject, now, page, openedAt, reason, lastKnown } = wanted;
  const purpose = purposeOf(kind);
  const accepted = acceptedBy(reason);
  const rivals = own.filter(
    (each) =>
      each.key !== same?.key &&
      // The user was warned of earlier ones before the same request was first sent.
      (!same || each.place > same.place) &&
      !accepted.includes(each.key),
  );
  const others = rivals.filter((each) => concerns({ subject, purposes: [purpose] }, each));
  const { place = 0, begun = Infinity } = own.find(({ key }) => key === lastKnown) ?? {};
  /** After the last request whose result the page knows. */
  const later = others.filter(
    (each) => !isPending(each) && each.endedBy !== page && (each.place > place || (each.begun ?? 0) > begun),
  );
  const isOneAtATime = oneAtATime.includes(purpose);
  const isRecent = (each: PendingRequest) =>
    each.isDone === true && now.earliest - each.since < endedLifetime;
  /** This page should show its result, and does not have it. */
  const isLost = (each: PendingRequest) => lastKnown !== undefined && each.kind === kind && isRecent(each);
  /** It may not show in the order yet, and its result was on the screen only until the next page. */
  const isTaken = (each: PendingRequest) =>
    concerns({ subject, purposes: ['takeLoan', 'pay', 'sendCode'] }, each) &&
    each.kind !== 'makeCode' &&
    !each.result?.['recordId'] &&
    isRecent(each);
  const ofCodes = [{ subject, purposes: ['pay', 'sendCode'] }] as const;
  /** With another payment of the order the borrower would pay twice. */
  const open = undoneIn(own, ofCodes, wanted, ({ result }) => Boolean(result?.['recordId']));
  const mayPayTwice = purpose === 'pay' && kind !== 'confirm' && !same;
  return {
    'another loan or payment is pending': others.filter((each) => isOneAtATime && isPending(each)),
    'one was done, and nobody has seen it': later.filter((each) => isUnseen(each, page)),
    'the code of another repayment is still to be entered': open.filter(
      ({ key }) => mayPayTwice && !accepted.includes(key),
    ),
    'another tab ended a loan or payment since this page opened': later.filter(
      (each) => isOneAtATime && each.place > openedAt,
    ),
    'a code was made, and its page is lost': later.filter(isLost),
    'a loan was taken or repaid within a day': takesAtOnce.includes(kind) ? rivals.filter(isTaken) : [],
  };
};

/** The same request, or another session's, is pending, and this page could not report it before the tap. */
const unreportedIn = (requests: PendingRequests, wanted: Wanted): Warning | undefined => {
  if (!wanted.isUnread || wanted.reason.type !== 'tap') return undefined;
  const concern = { subject: wanted.subject, purposes: [purposeOf(wanted.kind)] };
  const retries = [{ ...wanted, choice: '' }];
  const found = findIn(requests, { ...wanted, concerns: [concern], retries, shown: [] });
  if (!found || found.reason === 'unfinished') return undefined;
  return found.isSame || found.reason === 'otherSession' ? found : undefined;
};

/** Returns the first request to warn about: the session's own pending ones, those that are done but not seen, another session's, then its own unfinished one, which comes first if only its step may repeat what is pending. */
export function findIn(requests: PendingRequests, sought: PendingQuery): Found | undefined {
  const { now, concerns: all, retries, continues, shown, page } = sought;
  const isOwn = (each: PendingRequest) => isOf(each, sought);
  const news = requests.filter(({ key }) => !shown.includes(key));
  const pending = news.filter(isPending);
  // A request dismissed as too old is reported again if it turns out not to be.
  const own = pending.filter((each) => isOwn(each) && (!isDismissed(each, sought) || !isExpired(each, now)));
  const sames = retries.flatMap((retry) => {
    const request = sameIn(own, retry);
    return request ? [{ request, choice: retry.choice }] : [];
  });
  const found = (
    reasonOf: (request: PendingRequest) => Found['reason'],
    some: PendingRequests,
  ): Found | undefined => {
    const about = all
      .map((concern) => some.filter((request) => concerns(concern, request)))
      .find(({ length }) => length > 0);
    const same = sames.find(({ request }) => about?.includes(request));
    const first = same?.request ?? about?.[0];
    if (!about || !first) return undefined;
    const sent = { wanted: first.kind, choice: same?.choice ?? '', isSame: same !== undefined };
    return { reason: reasonOf(first), ...aboutOf(first, about), ...sent };
  };
  const mine = found((request) => (isExpired(request, now) ? 'expired' : 'unknown'), own);
  const hasStep = (request: PendingRequest) => continues !== undefined && hasResult(request, continues);
  const step = found(() => 'unfinished', undoneIn(requests.filter(isOwn), all, sought, hasStep));
  // The screen may be able to repeat the own one in that step.
  if (mine && (mine.isSame || !step)) return mine;
  const unseen = news.filter((request) => isOwn(request) && isUnseen(request, page));
  const foreign = pending.filter((request) => !isOwn(request) && !isDismissed(request, sought));
  return (mine && step) ?? found(() => 'done', unseen) ?? found(() => 'otherSession', foreign) ?? step;
}

export function seeIn(requests: PendingRequests, keys: readonly string[]): void {
  for (const each of requests) if (each.isDone && keys.includes(each.key)) each.isSeen = true;
}

export interface RequestsSettled extends PendingFor {
  type: 'requests.settled';
  /** A check showed that they were done, which the user is informed of until the result is seen. */
  isFoundDone?: true;
  /** The person cancelled the next step of those whose result has these values. Pending ones stay pending. */
  cancelled?: Result;
}

/** What the phone stores about requests that were sent. */
export type Noted =
  | RequestsSettled
  /** A screen has drawn the results of these requests. */
  | { type: 'results.seen'; keys: readonly string[] }
  /** 'That was not me', or too old to be repeated: this session is not warned of it again when a screen opens. */
  | { type: 'warning.left'; reason: string; keys: readonly string[] };

export function noteIn(requests: PendingRequests, noted: Noted, viewer: Viewer): void {
  if (noted.type === 'results.seen') return seeIn(requests, noted.keys);
  const dismiss = (each: PendingRequest) => {
    each.dismissedBy = [...new Set([...(each.dismissedBy ?? []), ...viewer.sessions.slice(0, 1)])];
  };
  if (noted.type === 'warning.left') {
    const isLeftForGood = ['expired', 'otherSession'].includes(noted.reason);
    for (const each of requests) if (isLeftForGood && noted.keys.includes(each.key)) dismiss(each);
    return;
  }
  const { cancelled, isFoundDone: isDone = false } = noted;
  const isMeant = (each: PendingRequest) =>
    isOf(each, viewer) && !isOfUnknownKind(each) && concerns(noted, each);
  if (!cancelled) return endIn(requests, viewer.page, isMeant, { isDone });
  // No page goes on with it by itself.
  for (const each of requests.filter(isMeant))
    if (each.isDone && hasResult(each, cancelled)) {
      dismiss(each);
      each.isSeen = true;
    }
}

/** Marks as ended the pending requests that `isMeant` selects. */
function endIn(
  requests: PendingRequests,
  page: string,
  isMeant: (request: PendingRequest) => boolean,
  { at, isDone = false, result }: Pick<Conclusion, 'at' | 'result'> & { isDone?: boolean } = {},
): void {
  const place = nextPlace(requests);
  for (const each of requests.filter(isPending))
    if (isMeant(each))
      Object.assign(each, {
        endedBy: page,
        place,
        ...(at !== undefined && { since: at, latest: undefined }),
        ...(isDone && { isDone }),
        ...(result && { result }),
      });
}

export interface Conclusion {
  /** As it was opened for this attempt. */
  request: PendingRequest;
  answer: 'yes' | 'no' | 'noToThisAttempt' | 'unknown';
  /** Time of the response by the company's clock: epoch milliseconds; undefined without a response. */
  at?: number | undefined;
  /** What the next step needs; stored in the same transaction as the outcome. */
  result?: Result | undefined;
  page: string;
}

/** Closes a request with a clear response, and returns whether it was clear. A 'no' does not count while another attempt may have succeeded. */
export function concludeIn(
  requests: PendingRequest[],
  { request, answer, page, at, result }: Conclusion,
): boolean {
  const found = requests.find(({ key }) => key === request.key);
  const isStillPending = found !== undefined && isPending(found);
  const isOnlyAttempt = !request.isRepeated && !found?.isRepeated;
  const isNo = answer === 'no' || (answer === 'noToThisAttempt' && isOnlyAttempt);
  const isClear = answer === 'yes' || (isStillPending && isNo);
  // The phone's storage was cleared meanwhile, but other tabs must learn of it, and the key may still be needed.
  if (!found) requests.push({ ...request, place: nextPlace(requests) });
  const isAnswered = ({ key }: PendingRequest) => key === request.key;
  if (isClear) endIn(requests, page, isAnswered, { at, result, isDone: answer === 'yes' });
  return isClear;
}

/** A choice to try again is about that request alone, not about others that the dialog may have listed. */
const acceptedBy = (reason: Reason): readonly string[] =>
  reason.type === 'replace' || reason.type === 'anyway' ? reason.keys : [];

/** Purposes of which only one request per subject may be pending. */
const oneAtATime: readonly Purpose[] = ['takeLoan', 'pay'];

/** They take or repay a loan by themselves, without a page that keeps the result in sight. */
const takesAtOnce: readonly RequestKind[] = ['push', 'depush', 'commit', 'payByWallet'];

/** Whether two subjects are the same: some backends pad an id in one response and not in another. */
const isAbout = (request: PendingRequest, subject: Subject): boolean =>
  request.subject.trim() === subject.trim();

/** A request without the mark of a session may be anyone's, so it counts as each one's own. */
const isOf = ({ session }: PendingRequest, { sessions }: Viewer): boolean =>
  session === '' || sessions.includes(session);

const isDismissed = ({ dismissedBy = [] }: PendingRequest, { sessions }: Viewer): boolean =>
  dismissedBy.some((mark) => sessions.includes(mark));

/** A newer release sent it, before this one came back: it may be about money, so it is reported and warned of as if it were. */
const isOfUnknownKind = (request: PendingRequest): boolean =>
  isPending(request) && (purposeOf(request.kind) as Purpose | undefined) === undefined;

const concerns = ({ subject, purposes }: PendingFor, request: PendingRequest): boolean =>
  isAbout(request, subject) && (isOfUnknownKind(request) || purposes.includes(purposeOf(request.kind)));

const sameIn = (
  own: PendingRequests,
  { kind, subject, bodies }: Pick<Wanted, 'kind' | 'subject' | 'bodies'>,
): PendingRequest | undefined =>
  own.find(
    (request) =>
      isPending(request) &&
      request.kind === kind &&
      isAbout(request, subject) &&
      bodies.includes(request.body),
  );

/** Whether its response has arrived and, as far as this page knows, nobody has seen the result. */
export const isUnseen = ({ isDone, isSeen, endedBy }: PendingRequest, page: string): boolean =>
  isDone === true && isSeen !== true && endedBy !== page;

const hasResult = ({ result }: PendingRequest, values: Result): boolean =>
  result !== undefined &&
  Object.entries(values).every(([name, value]) => result[name]?.trim() === value.trim());

/** The last request that was done about these subjects, if its next step is left undone and nobody cancelled it. */
const undoneIn = (
  own: PendingRequests,
  all: readonly PendingFor[],
  viewer: Viewer,
  hasStep: (request: PendingRequest) => boolean,
): PendingRequests => {
  const last = own.findLast((each) => each.isDone === true && all.some((concern) => concerns(concern, each)));
  return last && hasStep(last) && !isDismissed(last, viewer) ? [last] : [];
};

/** What a warning says of these requests: it names the first. */
const aboutOf = (first: PendingRequest, all: PendingRequests) => {
  const { kind, subject } = first;
  return { kind, subject, keys: all.map(({ key }) => key), first };
};

const nextPlace = (requests: PendingRequests) => Math.max(0, ...requests.map(({ place }) => place)) + 1;
