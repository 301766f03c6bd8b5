import * as v from 'valibot';
import { integer } from '../codecs.ts';
import { isLasting, ownerSchema } from '../owner.ts';
import { payBoxSchema } from './schema.ts';

const key = 'repaymentInfo';

const storedSchema = v.object({
  owner: ownerSchema,
  /** Centavos that are due. */
  amount: integer,
  /** Whom to pay, by which contract number, and how; undefined when the lender names none. */
  defDetail: payBoxSchema,
});

/** What the code pages show of a repayment, and whose it is. */
export type StoredInfo = v.InferOutput<typeof storedSchema>;

/** What the code pages show of a repayment: nothing else of it stays on the phone. */
export type CodeInfo = Omit<StoredInfo, 'owner'>;

/** Removes what is kept for the code pages. */
export const dropRepaymentInfo = (): void => {
  try {
    localStorage.removeItem(key);
  } catch {
    // A WebView without storage has kept nothing.
  }
};

/** What was last to be repaid, for the code pages; undefined, and removed, when it cannot be read or is older than a day. */
export const readRepaymentInfo = (): StoredInfo | undefined => {
  try {
    const stored = v.parse(storedSchema, JSON.parse(localStorage.getItem(key) ?? ''));
    if (isLasting(stored.owner)) return stored;
  } catch {
    // Nothing is kept, an older release kept it, or storage is closed to the page.
  }
  dropRepaymentInfo();
  return undefined;
};

/** Keeps what is to be repaid for the code pages; what has no session could be anybody's, and is not written down. */
export const keepRepaymentInfo = (info: StoredInfo): void => {
  dropRepaymentInfo();
  try {
    if (info.owner.session) localStorage.setItem(key, JSON.stringify(info));
  } catch {
    // A WebView without storage still has the payment-way store, until its page is reloaded.
  }
};
