import { fromTransition } from 'xstate';
import type { MadeCode } from './stored.ts';
import { readRepaymentInfo } from './storedInfo.ts';
import type { Environment } from '../visit/environment.ts';
import { type Arrival, arrivalOf, isUsed } from '../order/arrival.ts';
import type { Seen } from '../order/proof.ts';
import { canShowCode } from './openedCode.ts';
import { infoFor, type PaymentWay, withPicture } from './paymentWay.ts';
import { isAwaited, untilNextLook } from './timeLeft.ts';

/** The code for the order of the page with the query `search`, expired or not. Storage wins, because another tab may have made it. */
export const storedCodeFor = (
  known: MadeCode | undefined,
  search: string,
  now: number,
): MadeCode | undefined => {
  const kept = infoFor({ info: readRepaymentInfo() }, search, now)?.code;
  return kept ? withPicture(kept, known) : known;
};

export interface CodeInquiry {
  environment: Environment;
  search: string;
  way: PaymentWay | undefined;
  seen: Seen;
}

export interface LiveCode {
  code: MadeCode;
  /** Milliseconds until it is looked at again. */
  left: number;
  arrival: Arrival;
  isUsed: boolean;
  canShow: boolean;
}

/** The code that was made for a page's order, until it expires at `now` or its reported payment has arrived, and whether that is so. */
export const liveCodeFor = (
  { environment, search, way, seen }: CodeInquiry,
  now: number,
): LiveCode | undefined => {
  const code = storedCodeFor(infoFor(way, search, now)?.code, search, now);
  if (!code || !isAwaited(code, now)) return undefined;
  const arrival = arrivalOf(code, seen);
  return {
    code,
    left: untilNextLook(code, now),
    arrival,
    isUsed: isUsed(code, arrival),
    canShow: canShowCode(code, environment, now),
  };
};

type CodeSearch = { search: string; now: number | undefined; code: MadeCode | undefined };

/** Shows the code that is kept for a page's order, as it was when this started. Another tab may have made it. `now`: the earliest time that it can be. */
export const keptCode = fromTransition(
  (code: MadeCode | undefined) => code,
  ({ input: { code, search, now } }: { input: CodeSearch }) => storedCodeFor(code, search, now ?? 0),
);
