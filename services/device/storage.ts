/** How long an entry stays: what belongs to a session also goes when it ends (keeper.ts). */
type Lifetime =
  /** A day by the company's clock, for the owner that it names (owner.ts). */
  | 'day'
  | 'session'
  /** It contains no personal data. */
  | 'always'
  /** Until the outcome is known: pending requests outlive their session. */
  | 'outcome';

/** Everything that the app keeps in the browser's storage. Pending requests are in IndexedDB where it is open (intents/database.ts). */
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

/** The storage area of each entry of a lifetime: a forgotten one does not compile. */
export type Places<L extends Lifetime> = { [Key in KeysIn<'localStorage', L>]: 'localStorage' } & {
  [Key in KeysIn<'sessionStorage', L>]: 'sessionStorage';
};

/** The text of an entry; null when there is none, or storage is closed to the page. */
export const readStored = <A extends Area>(area: A, key: keyof Entries[A] & string): string | null => {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
};

/**
 * Keeps the text of an entry, where storage is open and has room: what is kept is a help, and the page works without it.
 * @returns whether it is kept; otherwise what was kept before still is.
 */
export const store = <A extends Area>(area: A, key: keyof Entries[A] & string, text: string): boolean => {
  try {
    globalThis[area].setItem(key, text);
    return true;
  } catch {
    // The page in memory still has it.
    return false;
  }
};

export const removeStored = <A extends Area>(area: A, key: keyof Entries[A] & string): void => {
  try {
    globalThis[area].removeItem(key);
  } catch {
    // Storage that is closed has kept nothing.
  }
};
