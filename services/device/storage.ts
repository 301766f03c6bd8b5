/** How long an entry is kept; session data are also removed when the session ends (kept.ts, cleanup.ts). */
type Lifetime =
  /** A day by the company's clock, for its owner (owner.ts). */
  | 'day'
  | 'session'
  /** Forever: it contains no personal data. */
  | 'always'
  /** Until the outcome is known: pending requests outlive their session. */
  | 'outcome';

/** Everything that the app keeps in the browser's storage. Pending requests are in IndexedDB if available (services/pendingRequests/database.ts). */
export interface Entries {
  localStorage: {
    repaymentInfo: 'day';
    complaintDraft: 'day';
    orderNo: 'session';
    lang: 'always';
    openIntents: 'outcome';
  };
  sessionStorage: {
    receipt: 'day';
    showBankTip: 'session';
    sessionMark: 'session';
    reloadedFor: 'always';
  };
}

export type Area = keyof Entries;

type KeysIn<A extends Area, L extends Lifetime> = {
  [Key in keyof Entries[A]]: Entries[A][Key] extends L ? Key : never;
}[keyof Entries[A]];

/** The storage area of each entry of a lifetime: a missing one does not compile. */
export type AreasOf<L extends Lifetime> = { [Key in KeysIn<'localStorage', L>]: 'localStorage' } & {
  [Key in KeysIn<'sessionStorage', L>]: 'sessionStorage';
};

/** The text of an entry; null without one, or if storage is blocked. */
export function readStored<A extends Area>(area: A, key: keyof Entries[A] & string): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores the text of an entry if possible. Returns whether it is kept; if not, the earlier text still is. */
export function store<A extends Area>(area: A, key: keyof Entries[A] & string, text: string): boolean {
  try {
    globalThis[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function removeStored<A extends Area>(area: A, key: keyof Entries[A] & string): void {
  try {
    globalThis[area].removeItem(key);
  } catch {
    // Blocked storage contains nothing.
  }
}
