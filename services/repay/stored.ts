import * as v from 'valibot';
import { integer } from '../codecs.ts';
import { readStored, removeStored, store } from '../device/storage.ts';
import { ownerSchema } from '../owner.ts';
import { payBoxSchema } from './schema.ts';

const madeCodeSchema = v.object({
  /** The order that it pays. */
  order: v.object({ productId: v.string(), orderId: v.string() }),
  /** Pays an extension: then `day` is the one to which the loan moves, otherwise the one on which the payment is due. */
  isDelay: v.boolean(),
  day: v.string(),
  /** Name and picture of the channel that it is for. */
  channel: v.string(),
  logo: v.string(),
  /** Centavos that the channel takes for itself, on top; undefined when nobody says. */
  fee: v.optional(integer),
  /** What its page is opened with, by which it is known again (codeAddress.ts): digits, and the mark of a picture; empty when its page is elsewhere. */
  payCode: v.string(),
  picture: v.optional(v.string(), ''),
  /** What a person types or reads out; empty when there is nothing of the kind. */
  reference: v.string(),
  biller: v.string(),
  /** Until when it is good and when it posts, as the backend writes it; empty when it does not say. */
  expiresAt: v.string(),
  postingTime: v.string(),
  /** When it was made, in epoch milliseconds; undefined when an older release kept it. */
  madeAt: v.optional(v.number()),
});

const storedSchema = v.object({
  owner: ownerSchema,
  /** Centavos that are due. */
  amount: integer,
  /** The payee, the contract number, and how to pay; undefined when the backend names none. */
  defDetail: payBoxSchema,
  /** The code that was made to pay it with; undefined while none is. */
  code: v.fallback(v.optional(madeCodeSchema), undefined),
});

/** A code that was made, and what its pages say of it. */
export type MadeCode = v.InferOutput<typeof madeCodeSchema>;

/** What the code pages show of a repayment, and whose it is. */
export type StoredInfo = v.InferOutput<typeof storedSchema>;

/** What the code pages show of a repayment: nothing else of it stays on the phone. */
export type CodeInfo = Omit<StoredInfo, 'owner'>;

/** Removes what is kept for the code pages. */
export const dropRepaymentInfo = (): void => removeStored('localStorage', 'repaymentInfo');

/** What was last to be repaid, for the code pages; undefined, and removed, when it cannot be read. Whether it may be shown, its owner says (owner.ts). */
export const readRepaymentInfo = (): StoredInfo | undefined => {
  try {
    return v.parse(storedSchema, JSON.parse(readStored('localStorage', 'repaymentInfo') ?? ''));
  } catch {
    // Nothing is kept, an older release kept it, or storage is closed to the page.
  }
  dropRepaymentInfo();
  return undefined;
};

/** Keeps what is to be repaid for the code pages; what has no session could be anybody's, and is not written down. */
export const keepRepaymentInfo = (info: StoredInfo): void => {
  dropRepaymentInfo();
  if (info.owner.session) store('localStorage', 'repaymentInfo', JSON.stringify(info));
};
