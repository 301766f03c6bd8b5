import * as v from 'valibot';
import { isMarkOf, markOf } from './intents/fingerprint.ts';

/** Read back from what a phone keeps. */
export const ownerSchema = v.object({
  orderId: v.string(),
  /** Mark of the session, never the session itself; empty where the page named none. */
  session: v.string(),
  /** Epoch milliseconds. */
  since: v.number(),
});

/** Whose something is that a phone keeps for a while: an order and a session. The next borrower on the phone has another one. */
export type Owner = v.InferOutput<typeof ownerSchema>;

/** Milliseconds for which something is kept. */
const lifetime = 24 * 3_600_000;

const sessionIn = (page: URLSearchParams) => page.get('sessionId') ?? '';

/** The order `orderId` and the session that `page` (the query of the address) names, from now on. */
export const ownerNow = (orderId: string, page: URLSearchParams): Owner => {
  const session = sessionIn(page);
  return { orderId, session: session && markOf(session), since: Date.now() };
};

/** Whether it may still be kept; one from the future comes from a clock that was wrong, and counts. */
export const isLasting = ({ since }: Owner): boolean => Date.now() - since < lifetime;

const isOfSession = (owner: Owner, session: string) =>
  session ? isMarkOf(owner.session, session) : owner.session === '';

/** Whether it may be shown on the page with the query `page`: the session is the same, and the order too where the page names one. */
export const belongsTo = (owner: Owner, page: URLSearchParams): boolean =>
  isLasting(owner) &&
  isOfSession(owner, sessionIn(page)) &&
  owner.orderId === (page.get('orderId') || owner.orderId);
