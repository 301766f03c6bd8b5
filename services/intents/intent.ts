import type { CompanyTime } from '../clock.ts';

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

/** Whether a call of the backend shows that it was done; a complaint is known by its text, which only the page that would send it has. */
export const isCheckable = (purpose: Purpose, isSame: boolean): boolean =>
  purpose === 'complain' ? isSame : purpose !== 'sendCode' && purpose !== 'register';

/** What an intent is about: an order, a product, a complaint or a promotion, with its number. */
export type Subject = `${'order' | 'product' | 'complaint' | 'promotion'}:${string}`;

/** A pending irreversible request: one tap that cannot be undone, from before its request leaves until its outcome is known. It names no person. */
export interface Intent {
  kind: IntentKind;
  subject: Subject;
  /** The idempotency key: the same on every attempt. */
  key: string;
  /** Mark of the session that made it (services/intents/marks.ts); empty when it is not known. */
  session: string;
  /** Mark of the request's body; empty when it is not known. */
  body: string;
  /** When it was first sent, or before, by the backend's clock: epoch milliseconds. */
  since: number;
  /** Order of the last change among all intents of the phone: a later change has a higher number. */
  place: number;
  /** It was sent more than once, from whatever tab. */
  isRepeated?: boolean | undefined;
  /** Mark of the page that learned its outcome; the intent is kept for a day, so that other tabs notice. */
  endedBy?: string | undefined;
  /** The outcome was a yes. */
  isDone?: boolean | undefined;
  /** Marks of sessions that are not warned of it when a screen opens: another one's, or one that left it when it was too old. */
  dismissedBy?: readonly string[] | undefined;
}

/** Values by name, as they go out. */
export type Body = Readonly<Record<string, string | number>>;

/** A request about to be sent: its kind, subject and body. */
export interface Intended {
  kind: IntentKind;
  subject: Subject;
  body: Body;
  /**
   * Key of the last one that the page knows to be done; empty when it knows none. A later one is reported: the phone lost what it left when the
   * app was killed. Undefined where the page cannot say.
   */
  lastKnown?: string | undefined;
}

const hour = 3_600_000;
/** Milliseconds after which a key is not sent any more: the backend keeps it for a day, and clocks differ a little. */
const retryLimit = 23 * hour;
/** Milliseconds for which an intent with a known outcome is kept, for other tabs and for a page whose app was killed. */
export const endedLifetime = 24 * hour;

/** Milliseconds by which a request may seem to come from the future: times of responses are not exact. */
const tolerated = 600_000;

/** Whether the backend may not know the key any more: it is too old, or the clock that dated it was wrong, so that its age is unknown. */
export const isExpired = ({ since }: Intent, { latest, isLost }: CompanyTime): boolean =>
  isLost === true || latest - since >= retryLimit || since - latest > tolerated;

/** Whether the outcome is unknown. */
export const isPending = ({ endedBy }: Intent): boolean => endedBy === undefined;

/** Whether it has been of use: ended longer ago than any tab can care about. */
export const isForgotten = (intent: Intent, { earliest, isKnown }: CompanyTime): boolean =>
  !isPending(intent) && isKnown && earliest - intent.since >= endedLifetime + hour;

/** A body as one text, the same for the same values in any order. */
export const inOrder = (body: Body): string =>
  JSON.stringify(
    Object.entries(body)
      .map(([name, value]) => [name, String(value)])
      .toSorted(),
  );

export interface CheckQuestion {
  /** What it was for, where one look can be about several. */
  purpose?: Purpose;
  productId?: string;
  orderId?: string;
  problemId?: string;
  /** The text of a complaint. */
  detail?: string;
  /** When it was first sent: epoch milliseconds, by the backend's clock. */
  since?: number;
}
