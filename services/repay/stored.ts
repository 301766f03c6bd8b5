import * as v from 'valibot';
import { integer } from '../codecs.ts';
import { readStored, removeStored, store } from '../device/storage.ts';
import { addressToKeep } from './codeAddress.ts';
import { ownerSchema } from '../owner.ts';
import { payBoxSchema } from './schema.ts';

const madeCodeSchema = v.object({
  order: v.object({ productId: v.string(), orderId: v.string() }),
  /** Pays an extension: then `day` is the one to which the loan moves, otherwise the one on which the payment is due. */
  isDelay: v.boolean(),
  day: v.string(),
  /** Name and picture of the channel that it is for. */
  channel: v.string(),
  logo: v.string(),
  /** Centavos to the loan that it is for; undefined in what an older release kept. */
  amount: v.optional(integer),
  /** Where it shows; empty where that is in a picture alone, which is not kept. */
  payUrl: v.optional(v.string(), ''),
  saidPaid: v.optional(v.boolean(), false),
  /** Centavos that the channel takes for itself, on top; undefined when unknown. */
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
  /** Key of the request that made it; undefined when an older release kept it. */
  key: v.optional(v.string()),
});

const keptSchema = v.object({
  owner: ownerSchema,
  /** Centavos that are due. */
  amount: integer,
  /** The payee, the contract number, and how to pay; undefined when the backend names none. */
  defDetail: payBoxSchema,
  code: v.fallback(v.optional(madeCodeSchema), undefined),
});

const storedSchema = v.object({
  ...keptSchema.entries,
  /** The same of other orders for which a code was made, the newest first; undefined where there are none. */
  others: v.fallback(v.optional(v.array(keptSchema)), undefined),
});

/** A code that was made, and what its pages say of it. */
export type MadeCode = v.InferOutput<typeof madeCodeSchema>;

/** What the code pages show of one repayment, and whose it is. */
export type KeptInfo = v.InferOutput<typeof keptSchema>;

/** The repayment that was loaded last, and the other ones that are kept. */
export type StoredInfo = v.InferOutput<typeof storedSchema>;

/** What the code pages show of a repayment: nothing else of it stays on the phone. */
export type CodeInfo = Omit<KeptInfo, 'owner'>;

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

const toKeep = (info: KeptInfo): KeptInfo =>
  info.code ? { ...info, code: { ...info.code, payUrl: addressToKeep(info.code) } } : info;

/** Keeps what is to be repaid for the code pages; what has no session could be anybody's, and is not written down. */
export const keepRepaymentInfo = (info: StoredInfo): void => {
  const text = JSON.stringify({ ...toKeep(info), others: info.others?.map(toKeep) });
  // In one step: an app that is killed between two would lose the codes that were kept before.
  const isKept = info.owner.session !== '' && store('localStorage', 'repaymentInfo', text);
  if (!isKept) dropRepaymentInfo();
};
