import * as v from 'valibot';
import { matchesFingerprint, saltedFingerprint } from './fingerprint.ts';

export const ownerSchema = v.object({
  orderId: v.string(),
  /** Mark of the session, never the session itself; empty when the page named none. */
  session: v.string(),
  /** Epoch milliseconds. */
  since: v.number(),
  /** Expiry in epoch milliseconds, if it is kept longer than a day. */
  until: v.optional(v.number()),
});

/** The owner of temporarily stored data: an order and a session. The next borrower on the phone has another one. */
export type Owner = v.InferOutput<typeof ownerSchema>;

/** Minimum lifetime in milliseconds. */
const lifetime = 24 * 3_600_000;

const sessionIn = (page: URLSearchParams) => page.get('sessionId') ?? '';

/** Mark of the session in `page` (the URL's query); empty without one. */
export function sessionMarkOf(page: URLSearchParams): string {
  const session = sessionIn(page);
  return session && saltedFingerprint(session);
}

/** Whether `mark` was made for the session of `page`. */
export function isOfSession(mark: string, page: URLSearchParams): boolean {
  const session = sessionIn(page);
  return session ? matchesFingerprint(mark, session) : mark === '';
}

/** The owner for order `orderId` and the session in `page` (the URL's query), from `now` on (epoch milliseconds of the company's clock). */
export function ownerNow(orderId: string, page: URLSearchParams, now: number): Owner {
  return { orderId, session: sessionMarkOf(page), since: now };
}

/** Returns its expiry, in epoch milliseconds. */
export const endOf = ({ since, until = 0 }: Owner): number => Math.max(since + lifetime, until);

/** Whether it has not expired; data from the future come from a wrong clock and are valid. */
const isLasting = (owner: Owner, now: number): boolean => now < endOf(owner);

/** Whether the page with the query `page` names a different session. */
export const belongsToOther = ({ session }: Pick<Owner, 'session'>, page: URLSearchParams): boolean =>
  sessionIn(page) !== '' && !matchesFingerprint(session, sessionIn(page));

/** Whether it belongs to the session of `page` (the query of the URL) and has not expired at `now`. */
export const belongsToVisit = (owner: Owner, page: URLSearchParams, now: number): boolean =>
  isLasting(owner, now) && isOfSession(owner.session, page);

/** Whether it may be shown at `now` on the page with the query `page`: the session is the same, and so is the order if the page names one. */
export const belongsTo = (owner: Owner, page: URLSearchParams, now: number): boolean =>
  belongsToVisit(owner, page, now) && owner.orderId === (page.get('orderId') || owner.orderId);
