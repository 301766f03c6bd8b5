import * as v from 'valibot';
import {
  anyCentavos,
  centavos,
  code,
  flag,
  maybeAddress,
  messageText,
  phoneText,
  owedCentavos,
  time,
  words,
} from '../values/codecs.ts';
import { dataIn } from '../http/envelope.ts';
import { planOf } from '../order/plan.ts';

/** The first screen of an order. A separate file, so that the document can read it before the app has loaded. */
export const headlineEntries = {
  orderStatus: code,
  /** A state's name, such as 'Refused', which would be no message. */
  noticeStatusText: words,
  noticeDesText: messageText,
  /** Another page on which the order continues. */
  playeduL: maybeAddress,
  /** Centavos that are asked for, their due date, and the plan. */
  repayAmount: owedCentavos,
  repayDate: time,
  repayPlan: planOf(centavos),
  /** Centavos for each day of delay, and those that a delay costs once. */
  penaltyPerDay: anyCentavos,
  penaltyOnce: anyCentavos,
  appliedAt: time,
  disbursedAt: time,
  /** Whether and where it can be repaid (on our own page or another one), whether it can be rolled over, whom to ask, and which dialogs are shown first. */
  inside: flag,
  h5Url: maybeAddress,
  isDelay: flag,
  reyMsg: messageText,
  KindTipsMsg: messageText,
  cardNeedPop: flag,
  telephone: phoneText,
  /** Unchanged: the app decides whether it may be shown. */
  banner: maybeAddress,
};
const headlineSchema = v.object(headlineEntries);

export type Headline = v.InferOutput<typeof headlineSchema>;

/** What the company says of the order: its sentence, otherwise its headline. */
export function newsOf({ noticeDesText, noticeStatusText }: Headline): string {
  return noticeDesText || noticeStatusText;
}

/** The headline in the response to the loan-details call; undefined when it shows no order. */
export function headlineIn(body: string) {
  return dataIn('v3', headlineSchema, body);
}
