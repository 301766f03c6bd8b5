import { endOf } from '../../services/values/day.ts';
import { type MadeCode, readRepaymentInfo } from '../../services/repay/stored.ts';
import { isoOf } from '../screen/day.ts';
import { infoFor, type PaymentWay, withPicture } from './paymentWay.ts';

/** A payment that is on its way: centavos to the loan, and the day as in `MadeCode`. */
export interface Expected {
  amount: number;
  isDelay: boolean;
  day: string;
}

export interface Asked {
  amount: number | undefined;
  day: string;
  isSettled: boolean;
  /** True if it was loaded before this page knew the code. */
  isOlder?: boolean;
}

/** Whether the amount due now shows that a payment arrived: in full, in part, or not so far. */
export const arrivalOf = (
  { amount, isDelay, day }: Expected,
  asked: Asked,
): 'arrived' | 'partly' | 'waiting' => {
  // Another tab made the code since: a penalty may have grown, and the page still has the lower amount.
  if (asked.isOlder) return 'waiting';
  const [named, now] = [isoOf(day), isoOf(asked.day)];
  // An extension moves the date to the promised one; a payment moves it to that of the next payment.
  const hasMoved = named !== undefined && now !== undefined && (isDelay ? now >= named : now > named);
  if (asked.isSettled || hasMoved) return 'arrived';
  if (isDelay || asked.amount === undefined || asked.amount >= amount) return 'waiting';
  return asked.amount === 0 ? 'arrived' : 'partly';
};

/** Whether two codes are the same; a code without digits or picture is identified by its request. */
export const isSameCode = (one: MadeCode | undefined, other: MadeCode | undefined): boolean =>
  one !== undefined &&
  one.payCode === other?.payCode &&
  one.picture === other.picture &&
  one.reference === other.reference &&
  one.key === other.key;

const longest = 24 * 3_600_000;

/** Milliseconds from `now` until a code expires, by the company's clock: below 1 when it has; at most a day, also when the expiry is unknown. */
export const timeLeft = (code: Pick<MadeCode, 'expiresAt'> | undefined, now: number): number =>
  Math.min((endOf(code?.expiresAt ?? '') ?? Infinity) - now, longest);

/** The code for the order of the page with the query `search`, expired or not. Storage wins, because another tab may have made it. */
export const keptCodeFor = (
  known: MadeCode | undefined,
  search: string,
  now: number,
): MadeCode | undefined => {
  const kept = infoFor({ info: readRepaymentInfo() }, search, now)?.code;
  return kept ? withPicture(kept, known) : known;
};

/** Whether a code can be paid at `now`: it has not expired, and the amount due does not show that it was used. */
export const isLive = (code: MadeCode, now: number, asked: Asked): boolean =>
  timeLeft(code, now) > 0 && arrivalOf(expectedBy(code), asked) === 'waiting';

/** The payment by a code. Without a sum (0) it arrives whole or not at all. */
export const expectedBy = ({ amount = 0, isDelay, day }: MadeCode): Expected => ({ amount, isDelay, day });

export interface CodeInquiry {
  search: string;
  way: PaymentWay | undefined;
  asked: Asked;
}

export interface LiveCode {
  code: MadeCode;
  left: number;
}

/** The code that was made for a page's order, if it can still be paid at `now`. */
export const liveCodeFor = ({ search, way, asked }: CodeInquiry, now: number): LiveCode | undefined => {
  const code = keptCodeFor(infoFor(way, search, now)?.code, search, now);
  return code && isLive(code, now, asked) ? { code, left: timeLeft(code, now) } : undefined;
};
