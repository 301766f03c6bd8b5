import * as v from 'valibot';
import { anyCentavos, code, flag, maybeAddress, time, messageText } from '../values/codecs.ts';
import { dataIn } from '../http/envelope.ts';

/** The first screen of an order. A separate file, so that the document can read it before the app has loaded. The last five may be absent. */
export const headlineEntries = {
  orderStatus: code,
  noticeStatusText: messageText,
  noticeDesText: messageText,
  /** Another page on which the order continues. */
  playeduL: maybeAddress,
  /** Centavos due now, and the due date. */
  repayAmount: anyCentavos,
  repayDate: time,
  /** Centavos for each further day of delay. */
  penaltyPerDay: anyCentavos,
  appliedAt: time,
  disbursedAt: time,
};
/** Whether and where it can be repaid (on our own page or another one), whether it can be rolled over, and which dialogs are shown first. */
export const repaymentEntries = {
  inside: flag,
  h5Url: maybeAddress,
  isDelay: flag,
  reyMsg: messageText,
  KindTipsMsg: messageText,
  cardNeedPop: flag,
};
/** The banner unchanged: the app decides whether it may be shown. */
const headlineSchema = v.object({ ...headlineEntries, ...repaymentEntries, banner: maybeAddress });

export type Headline = v.InferOutput<v.ObjectSchema<typeof headlineEntries, undefined>>;

/** The headline in the response to the loan-details call; undefined when it shows no order. */
export const headlineIn = (body: string) => {
  return dataIn('v3', headlineSchema, body);
};
