import { type AnyActorRef, fromCallback } from 'xstate';
import { belongsToVisit, ownerNow } from '../device/owner.ts';
import { expiryTimeOf, nowOf } from '../visit/clock.ts';
import { sessionOf } from '../visit/session.ts';
import { endOf } from '../values/day.ts';
import { allStored, type InfoChange, withPicture } from './paymentWay.ts';
import type { StoredInfo, StoredRepayment } from './stored.ts';
import { readRepaymentInfo, saveRepaymentInfo } from './storedInfo.ts';

/** A change, and what its page knows: pictures of codes are only there. */
export type KeeperCommand = InfoChange & { known: StoredInfo | undefined };

/** What is kept after a change. */
export interface KeeperAnswer {
  type: 'info.stored';
  info: StoredInfo | undefined;
}

type System = AnyActorRef['system'];

const codeOf = (all: StoredRepayment[], orderId: string) =>
  all.find(({ owner }) => owner.orderId === orderId)?.code;

/** The stored data of the current session that are not certainly expired. Storage wins, because another tab may have changed it. */
const storedNow = (known: StoredInfo | undefined, system: System): StoredRepayment[] => {
  const inMemory = allStored(known);
  return allStored(readRepaymentInfo() ?? known)
    .filter(({ owner }) => belongsToVisit(owner, sessionOf(system).page, expiryTimeOf(system)))
    .map((kept) => ({
      ...kept,
      code: kept.code && withPicture(kept.code, codeOf(inMemory, kept.owner.orderId)),
    }));
};

const entryOf = ([first, ...others]: StoredRepayment[]): StoredInfo | undefined =>
  first && { ...first, others: others.length > 0 ? others : undefined };

/** How long a code without an expiry is stored, and the maximum for any, in milliseconds: a month. */
const longestStored = 30 * 24 * 3_600_000;

/** A repayment is stored while its code may be paid, or was reported as paid: otherwise a second code would be made without a warning. */
const whileCodeLasts = (kept: StoredRepayment): StoredRepayment => {
  const { code, owner } = kept;
  if (!code) return kept;
  const end = (code.madeAt ?? owner.since) + longestStored;
  const expiry = code.saidPaid ? undefined : endOf(code.expiresAt);
  return { ...kept, owner: { ...owner, until: Math.min(expiry ?? end, end) } };
};

/** Other orders stay only if they have a code. */
const withFirst = (first: StoredRepayment, kept: StoredRepayment[]): StoredInfo | undefined =>
  entryOf([
    whileCodeLasts(first),
    ...kept.filter(({ owner, code }) => owner.orderId !== first.owner.orderId && code),
  ]);

const notes = { 'payment.claimed': { saidPaid: true }, 'code.used': { isUsed: true } };

const infoAfter = (change: KeeperCommand, system: System): StoredInfo | undefined => {
  const kept = storedNow(change.known, system);
  switch (change.type) {
    case 'info.loaded': {
      const { orderId } = change.page.query;
      const owner = ownerNow(orderId, sessionOf(system).page, nowOf(system));
      return withFirst({ ...change.info, owner, code: codeOf(kept, orderId) }, kept);
    }
    case 'code.made': {
      const [first] = allStored(change.known);
      return first ? withFirst({ ...first, code: change.code }, kept) : entryOf(kept);
    }
    case 'order.settled':
      return entryOf(kept.filter(({ owner }) => owner.orderId !== change.orderId));
    case 'payment.claimed':
    case 'code.used':
      return entryOf(
        kept.map((one) =>
          one.code && one.owner.orderId === change.orderId
            ? whileCodeLasts({ ...one, code: { ...one.code, ...notes[change.type] } })
            : one,
        ),
      );
  }
};

/** Keeps repayments on the phone. It reads, changes and writes in one step, so that two tabs lose no code, and answers with what is kept then. */
export const keeper = fromCallback<KeeperCommand>(({ receive, sendBack, system }) => {
  receive((change) => {
    const info = infoAfter(change, system);
    saveRepaymentInfo(info, sessionOf(system).basePath);
    sendBack({ type: 'info.stored', info } satisfies KeeperAnswer);
  });
});
