import * as v from 'valibot';
import { type Area, type AreasOf, readStored, removeStored, store } from './storage.ts';
import { saltedFingerprint } from './fingerprint.ts';
import { endOf, belongsToOther, type Owner, ownerSchema } from './owner.ts';

const ofDay = {
  repaymentInfo: 'localStorage',
  complaintDraft: 'localStorage',
  receipt: 'sessionStorage',
} satisfies AreasOf<'day'>;
const ofSession = {
  orderNo: 'localStorage',
  showBankTip: 'sessionStorage',
  sessionMark: 'sessionStorage',
} satisfies AreasOf<'session'>;

const ownedSchema = v.object({
  owner: ownerSchema,
  /** More data of the same session in one entry. */
  others: v.optional(v.array(v.object({ owner: ownerSchema })), []),
});
/** The owner of unreadable data. */
const nobody: Owner = { orderId: '', session: '', since: -Infinity };

/** Data kept for a day, or until a code expires, with owners and expiry. */
const owned = (): { area: Area; key: string; owner: Owner; end: number }[] =>
  Object.entries(ofDay).flatMap(([key, area]) => {
    const text = readStored(area, key as never);
    if (text === null) return [];
    try {
      const { owner, others } = v.parse(ownedSchema, JSON.parse(text));
      return [{ area, key, owner, end: Math.max(...[{ owner }, ...others].map((one) => endOf(one.owner))) }];
    } catch {
      return [{ area, key, owner: nobody, end: -Infinity }];
    }
  });

/** Removes a session's data. Pending requests stay, because their outcome is still unknown. */
export function removeStoredData(): void {
  for (const [key, area] of Object.entries({ ...ofDay, ...ofSession })) removeStored(area, key as never);
}

/**
 * Removes data of another or unknown session than the one in `page` (the URL's query), unreadable data, and data expired at `now` (by
 * `expiryTimeOf`). Returns when the next entry expires, in epoch milliseconds; Infinity for none.
 */
export function sweepStoredData(page: URLSearchParams, now: number): number {
  const session = page.get('sessionId');
  const mark = readStored('sessionStorage', 'sessionMark');
  const owners = owned().flatMap(({ owner }) => (owner === nobody ? [] : [owner]));
  const known = [...owners, ...(mark === null ? [] : [{ session: mark }])];
  // The mark is removed with its tab, but the order number is not: it may be anybody's.
  const isUnclaimed = session && known.length === 0;
  if (isUnclaimed || known.some((owner) => belongsToOther(owner, page))) removeStoredData();
  if (session && readStored('sessionStorage', 'sessionMark') === null)
    store('sessionStorage', 'sessionMark', saltedFingerprint(session));
  const ends = owned().flatMap(({ area, key, owner, end }) => {
    if (owner !== nobody && now < end) return [end];
    removeStored(area, key as never);
    return [];
  });
  return Math.min(...ends);
}
