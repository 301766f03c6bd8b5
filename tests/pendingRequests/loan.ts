import type { OpenRequest, PendingStore } from '../../services/pendingRequests/store.ts';

export const hour = 3_600_000;
export const day = 24 * hour;
export const start = Date.parse('2026-11-24T04:00:00Z');

/** A page's company time. */
export const at = (
  latest: number,
  more: { earliest?: number; isKnown?: boolean; isLost?: true } = {},
): OpenRequest['now'] => ({ earliest: latest, latest, isKnown: true, ...more });

export const loan = {
  kind: 'push',
  subject: 'product:p1',
  body: { productId: 'p1' },
  session: 's-1',
  now: at(start),
  reason: { type: 'tap' },
} as const satisfies OpenRequest;

/** What a screen of the loan's product looks for. */
export const inquiry = {
  session: 's-1',
  now: loan.now,
  concerns: [{ subject: loan.subject, purposes: ['takeLoan'] }],
  retries: [],
  shown: [],
} as const satisfies Parameters<PendingStore['find']>[0];

/** A request that may be sent. */
export const openedBy = async (store: PendingStore, request: OpenRequest = loan) => {
  const opened = await store.open(request);
  if (opened.kind !== 'opened') throw new Error('It may not be sent');
  return opened;
};
