import { entry } from './entry.ts';
import { type Area, readStored } from './storage.ts';

export const screenTexts = {
  repaymentInfo: 'localStorage',
  complaintDraft: 'localStorage',
  orderNo: 'localStorage',
  receipt: 'sessionStorage',
  showBankTip: 'sessionStorage',
} as const satisfies Record<string, Area>;

type TextKey = keyof typeof screenTexts;

/** What the device stored for screens, unparsed: a screen gets it as input when it opens. */
export interface Stored {
  texts?: Partial<Record<TextKey, string>>;
  /** The values of the current history entry. */
  entry?: Readonly<Record<string, unknown>>;
}

/** Changes values of the current history entry; undefined removes one. */
export interface EntryChanged {
  type: 'entry.changed';
  values: Readonly<Record<string, unknown>>;
}

/** Requests to the storage actor (storageActor.ts); undefined removes a text. */
export type StorageRequest = EntryChanged | { type: 'text.stored'; key: TextKey; text: string | undefined };

export function readDevice(): Stored {
  const texts = Object.entries(screenTexts).map(([key, area]) => [
    key,
    readStored(area, key as never) ?? undefined,
  ]);
  return { texts: Object.fromEntries(texts), entry: entry() };
}
