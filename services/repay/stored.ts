import * as v from 'valibot';
import { integer } from '../values/codecs.ts';
import { debtReadingSchema } from '../order/proof.ts';
import { ownerSchema } from '../device/owner.ts';
import { payBoxSchema } from './schema.ts';

const madeCodeSchema = v.object({
  order: v.object({ productId: v.string(), orderId: v.string() }),
  /** True for an extension: then `day` is the loan's new due date, otherwise the payment's due date. */
  isDelay: v.boolean(),
  day: v.string(),
  /** The loan's product; undefined when unknown, or stored by an older release. */
  product: v.optional(v.string()),
  channel: v.string(),
  logo: v.string(),
  /** Centavos for the loan; undefined when an older release stored it. */
  amount: v.optional(integer),
  /** URL of its page; empty if it is only in a picture, which is not stored. */
  payUrl: v.optional(v.string(), ''),
  /** Opens the channel's app with the amount; undefined without one. */
  appUrl: v.optional(v.string()),
  saidPaid: v.optional(v.boolean(), false),
  /** The channel's fee in centavos, on top; undefined when unknown. */
  fee: v.optional(integer),
  /** The fee in the list of channels, if the code has another one, or one that cannot be read. */
  listedFee: v.optional(integer),
  /** The parameters that identify its page (codeAddress.ts): digits, and the mark of a picture; empty for an external page. */
  payCode: v.string(),
  picture: v.optional(v.string(), ''),
  /** The text to type or read out; empty without one. */
  reference: v.string(),
  biller: v.string(),
  /** Expiry and posting time as the backend writes them; empty when it sends none. */
  expiresAt: v.string(),
  postingTime: v.string(),
  /** When it was made, in epoch milliseconds; undefined when an older release stored it. */
  madeAt: v.optional(v.number()),
  /** Key of the request that made it; undefined when an older release stored it. */
  key: v.optional(v.string()),
  /** What each call said when it was made (services/order/proof.ts). */
  then: v.optional(v.array(debtReadingSchema)),
  /** Its payment has arrived, in full or in part: it must not be paid again. */
  isUsed: v.optional(v.boolean()),
});

const storedRepaymentSchema = v.object({
  owner: ownerSchema,
  amount: integer,
  /** The payee, the contract number, and how to pay; undefined when the backend sends none. */
  defDetail: payBoxSchema,
  code: v.fallback(v.optional(madeCodeSchema), undefined),
});

const storedSchema = v.object({
  ...storedRepaymentSchema.entries,
  /** Other orders with a code, newest first; undefined without any. */
  others: v.fallback(v.optional(v.array(storedRepaymentSchema)), undefined),
});

export type MadeCode = v.InferOutput<typeof madeCodeSchema>;

export type StoredRepayment = v.InferOutput<typeof storedRepaymentSchema>;

export type StoredInfo = v.InferOutput<typeof storedSchema>;

/** A repayment's data for the code pages: nothing else of it is stored on the phone. */
export type CodeInfo = Omit<StoredRepayment, 'owner'>;

/** The last repayment for the code pages; undefined without one, or when an older release stored it. Its owner determines whether it may be shown (owner.ts). */
export function infoIn(text: string | null | undefined): StoredInfo | undefined {
  try {
    return v.parse(storedSchema, JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
}
