import * as v from 'valibot';
import {
  address,
  anyCentavos,
  centavos,
  flag,
  id,
  image,
  list,
  maybeCentavos,
  maybeCode,
  rows,
  time,
  someWords,
  words,
} from '../codecs.ts';
import { tellApart } from '../twins.ts';
import { headlineEntries } from './headline.ts';

/** A way to pay: money in centavos, as are its limits; `postingTime` is display text. */
const channelSchema = v.object({
  logo: image,
  name: words,
  channel_number: id,
  fee: maybeCentavos,
  minimum: maybeCentavos,
  maximum: maybeCentavos,
  postingTime: words,
});

const noticeSchema = v.object({
  title: words,
  items: list(v.object({ name: words, steps: list(someWords) })),
});

/** The default-payment box: it must not hide the bill that it is beside, however it comes. */
export const payBoxSchema = v.fallback(
  v.optional(
    v.object({
      title: words,
      logo: image,
      payCode: maybeCode,
      payNotice: list(noticeSchema),
    }),
  ),
  undefined,
);

/** Data of the two repayment calls (docs/product/repay.md#data). Money in centavos, dates as they come. */
export const repaymentInfoSchema = v.object({
  ...headlineEntries,
  productName: words,
  productLogo: image,
  detail: rows,
  repayList: v.pipe(list(channelSchema), v.transform(tellApart('channel_number'))),
  noticeMsg: words,
  defDetail: payBoxSchema,
  isShowReyTop: flag,
});

/** Data of an instalment: only an extension keeps its delayInfo, so that a later reader knows what is due. */
export const instalmentSchema = v.pipe(
  repaymentInfoSchema,
  v.transform((info): RepaymentInfo => ({ ...info, delayInfo: undefined })),
);

/** Data of an extension: one without a price cannot be paid, least of all with the whole debt. */
export const extensionSchema = v.pipe(
  repaymentInfoSchema,
  v.check(({ delayInfo }) => delayInfo !== undefined),
);

/** Payload of POST /v3/installment/loan-play-detail and /spoken/unforgettable. */
export const repaymentKeySchema = v.object({ productId: id, orderId: id });

/** Payload of POST /v3/loan-details/generate-vcode; isDelay is '1' for an extension. */
export const codeRequestSchema = v.object({
  productId: id,
  orderId: id,
  amount: centavos,
  channelNumber: id,
  isDelay: v.optional(v.literal('1')),
});

/**
 * Data of POST /v3/loan-details/generate-vcode: where the code shows. What else the backend says of it may be absent: whom it pays, the code
 * itself, until when it is good, when it posts, and centavos that the channel takes for itself.
 */
export const codeAnswerSchema = v.object({
  payUrl: address,
  biller: words,
  reference: maybeCode,
  expiresAt: time,
  postingTime: words,
  feeAmount: anyCentavos,
});

/** What is to be repaid, and how. */
export type RepaymentInfo = v.InferOutput<typeof repaymentInfoSchema>;
/** A way to pay. */
export type Channel = v.InferOutput<typeof channelSchema>;
/** What the backend answers when it has made a code, and the key of the request. */
export type CodeAnswer = v.InferOutput<typeof codeAnswerSchema> & { key: string };
/** A group of instructions beside a pay code. */
export type PayNotice = v.InferOutput<typeof noticeSchema>;
