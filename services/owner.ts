import * as v from 'valibot';
import { isMarkOf, markOf } from './mark.ts';

/** Read back from what a phone keeps. */
export const ownerSchema = v.object({
  orderId: v.string(),
  /** Mark of the session, never the session itself; empty where the page named none. */
  session: v.string(),
  /** Epoch milliseconds. */
  since: v.number(),
  /** Until when it is needed, where that is longer than a day: epoch milliseconds. */
  until: v.optional(v.number()),
});

/** Whose something is that a phone keeps for a while: an order and a session. The next borrower on the phone has another one. */
export type Owner = v.InferOutput<typeof ownerSchema>;

/** Milliseconds for which something is kept at least. */
const lifetime = 24 * 3_600_000;

const sessionIn = (page: URLSearchParams) => page.get('sessionId') ?? '';

/** The order `orderId` and the session that `page` (the query of the address) names, from `now` on (epoch milliseconds of the company's clock). */
export const ownerNow = (orderId: string, page: URLSearchParams, now: number): Owner => {
  const session = sessionIn(page);
  return { orderId, session: session && markOf(session), since: now };
};

/** When its time is over, in epoch milliseconds. */
export const endOf = ({ since, until = 0 }: Owner): number => Math.max(since + lifetime, until);

/** Whether it may still be shown; one from the future comes from a clock that was wrong, and counts. */
const isLasting = (owner: Owner, now: number): boolean => now < endOf(owner);

const isOfSession = (owner: Owner, session: string) =>
  session ? isMarkOf(owner.session, session) : owner.session === '';

/** Whether the page with the query `page` names a session, and another one than this. */
export const isOfOther = ({ session }: Pick<Owner, 'session'>, page: URLSearchParams): boolean =>
  sessionIn(page) !== '' && !isMarkOf(session, sessionIn(page));

/** Whether it is of the session of `page` (the query of the address), and lasts at `now`. */
export const isOfVisit = (owner: Owner, page: URLSearchParams, now: number): boolean =>
  isLasting(owner, now) && isOfSession(owner, sessionIn(page));

/** Whether it may be shown at `now` on the page with the query `page`: the session is the same, and the order too where the page names one. */
export const belongsTo = (owner: Owner, page: URLSearchParams, now: number): boolean =>
  isOfVisit(owner, page, now) && owner.orderId === (page.get('orderId') || owner.orderId);
