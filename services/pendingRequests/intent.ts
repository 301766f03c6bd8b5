import type { CompanyTime } from '../visit/clock.ts';

const purposes = {
  push: 'takeLoan',
  depush: 'takeLoan',
  bind: 'bindAccount',
  bindFromOrder: 'bindAccount',
  makeCode: 'pay',
  commit: 'pay',
  confirm: 'pay',
  payByWallet: 'pay',
  resendCode: 'sendCode',
  complain: 'complain',
  rateService: 'rateService',
  rateApp: 'rateApp',
  register: 'register',
} as const;

export type IntentKind = keyof typeof purposes;
/** The purpose of a call: several kinds may serve the same one. */
export type Purpose = (typeof purposes)[IntentKind];

export const purposeOf = (kind: IntentKind): Purpose => purposes[kind];

const checkable: readonly Purpose[] = ['takeLoan', 'bindAccount', 'pay', 'rateService', 'rateApp'];

/** Whether a call of the backend shows that it was done; a complaint is recognised by its text, which only the page that sends it has. */
export const isCheckable = (purpose: Purpose, isSame: boolean): boolean =>
  purpose === 'complain' ? isSame : checkable.includes(purpose);

export type Subject = `${'order' | 'product' | 'complaint' | 'promotion'}:${string}`;

/** What the next step needs of a done request, such as the record of a repayment or the address of a code. */
export type Result = Readonly<Record<string, string>>;

/** A request that is done, as the phone stored it. */
export interface Done {
  kind: IntentKind;
  key: string;
  /** When its response arrived: epoch milliseconds, by the backend's clock. */
  at: number;
  /** Undefined when nothing was kept: by an older release, or because no next step needs it. */
  result: Result | undefined;
}

/** A pending irreversible request: one user action, from before its request is sent until its outcome is known. It names no person. */
export interface Intent {
  kind: IntentKind;
  subject: Subject;
  key: string;
  /** Mark of its session (services/pendingRequests/sessionMarks.ts); empty when unknown. */
  session: string;
  /** Mark of the request's body; empty when unknown. */
  body: string;
  /** Epoch milliseconds by the backend's clock: when it was first sent, or earlier; once it has ended, when its response arrived. */
  since: number;
  /** The page's latest time then, if its clock was uncertain, so that no time is shown: it may have been sent even later. */
  latest?: number | undefined;
  /** Sequence number of its last change among all requests of the phone, at least its time in milliseconds. */
  place: number;
  /** Sequence number of its first change; undefined in an entry of an older release. */
  begun?: number | undefined;
  /** It was sent more than once, from any tab. */
  isRepeated?: boolean | undefined;
  /** Mark of the page that learned its outcome; the request is kept for a day, so that other tabs notice. */
  endedBy?: string | undefined;
  isDone?: boolean | undefined;
  /** Stored with its outcome, before the next step is offered. */
  result?: Result | undefined;
  /** A screen has drawn its result. Until then the app may have been killed before anybody saw it. */
  isSeen?: boolean | undefined;
  /** Marks of sessions that are not warned of it when a screen opens: another session, or one that dismissed it when it was too old, or cancelled its next step. */
  dismissedBy?: readonly string[] | undefined;
}

export type Body = Readonly<Record<string, string | number>>;

export interface Intended {
  kind: IntentKind;
  subject: Subject;
  body: Body;
  /** Key of the last request that the page knows to be done ('' for none, undefined if it cannot tell); a later one is reported: a killed app lost it. */
  lastKnown?: string | undefined;
}

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
export const isExpired = ({ since }: Intent, { latest, isLost }: CompanyTime): boolean =>
  isLost === true || latest - since >= retryLimit || since - latest > tolerated;

export const doneOf = ({ kind, key, since, isDone, result }: Intent): Done | undefined =>
  isDone ? { kind, key, at: since, result } : undefined;

export const isPending = ({ endedBy }: Intent): boolean => endedBy === undefined;

/** Whether it can be removed: it ended longer ago than any tab can care about. */
export function isForgotten(intent: Intent, { earliest, isKnown }: CompanyTime): boolean {
  const isUnseen = intent.isDone === true && intent.isSeen !== true;
  const lifetime = isUnseen ? unseenLifetime : endedLifetime + hour;
  return !isPending(intent) && isKnown && earliest - intent.since >= lifetime;
}

/** Serialises a body: the same text for the same values in any order. */
export const inOrder = (body: Body): string =>
  JSON.stringify(
    Object.entries(body)
      .map(([name, value]) => [name, String(value)])
      .toSorted(),
  );

export interface CheckQuestion {
  purpose?: Purpose;
  productId?: string;
  orderId?: string;
  problemId?: string;
  detail?: string;
  /** When it was first sent: epoch milliseconds, by the backend's clock. */
  since?: number;
}
