import * as v from 'valibot';
import {
  address,
  citedCentavos,
  centavos,
  flag,
  givenId,
  id,
  image,
  list,
  maybeAddress,
  maybeCentavos,
  rows,
  shownCode,
  time,
  visibleText,
  messageText,
  words,
} from '../values/codecs.ts';
import { withDistinctIds } from '../values/distinctIds.ts';
import { headlineEntries } from './headline.ts';

const channelEntries = {
  logo: image,
  name: words,
  channel_number: givenId,
  fee: maybeCentavos,
  minimum: maybeCentavos,
  maximum: maybeCentavos,
  postingTime: words,
  /** Opens its app with the amount. */
  appUrl: maybeAddress,
};
/** A payment channel: money in centavos, as are its limits; `postingTime` is display text. One without a name is named by its number. */
const channelSchema = v.pipe(
  v.object(channelEntries),
  v.transform((channel) => ({ ...channel, name: channel.name || channel.channel_number.trim() })),
);

const noticeSchema = v.object({
  title: words,
  items: list(v.object({ name: words, steps: list(visibleText) })),
});

/** The default-payment box; an invalid one must not hide the bill beside it. */
export const payBoxSchema = v.fallback(
  v.optional(
    v.object({
      title: words,
      logo: image,
      payCode: shownCode,
      payNotice: list(noticeSchema),
    }),
  ),
  undefined,
);

/** Data of the two repayment calls (docs/product/repay.md#data). Money in centavos, dates unchanged. */
export const repaymentInfoSchema = v.object({
  ...headlineEntries,
  productName: words,
  productLogo: image,
  detail: rows,
  repayList: v.pipe(list(channelSchema), v.transform(withDistinctIds('channel_number'))),
  noticeMsg: messageText,
  defDetail: payBoxSchema,
  isShowReyTop: flag,
});

const { delayInfo: _, ...instalmentEntries } = repaymentInfoSchema.entries;

/** Data of an instalment: only an extension reads and keeps its delayInfo, so that later readers know what is due. */
export const instalmentSchema = v.pipe(
  v.object(instalmentEntries),
  v.transform((info): RepaymentInfo => ({ ...info, delayInfo: undefined })),
);

/** Data of an extension: without a price it cannot be paid, least of all with the whole debt. */
export const extensionSchema = v.pipe(
  repaymentInfoSchema,
  v.check(({ delayInfo }) => delayInfo !== undefined),
);

/** Payload of POST /v3/loan-details/generate-vcode; isDelay is '1' for an extension. */
export const codeRequestSchema = v.object({
  productId: id,
  orderId: id,
  amount: centavos,
  channelNumber: id,
  isDelay: v.optional(v.literal('1')),
});

/** The fields besides the code's URL may be absent: payee, the code itself, expiry, posting time, the channel's fee in centavos, and the link that opens the channel's app with the amount. */
export const codeAnswerSchema = v.object({
  payUrl: address,
  biller: words,
  reference: shownCode,
  expiresAt: time,
  postingTime: words,
  feeAmount: citedCentavos,
  appUrl: maybeAddress,
});

export type RepaymentInfo = v.InferOutput<typeof repaymentInfoSchema>;
export type Channel = v.InferOutput<typeof channelSchema>;
export type CodeAnswer = v.InferOutput<typeof codeAnswerSchema> & { key: string };
export type PayNotice = v.InferOutput<typeof noticeSchema>;
