import { type AnyActorRef, assign, setup } from 'xstate';
import { nowOf, timeOf } from '../../services/clock.ts';
import { endOf } from '../../services/day.ts';
import { isOfVisit, ownerNow } from '../../services/owner.ts';
import {
  dropRepaymentInfo,
  keepRepaymentInfo,
  type KeptInfo,
  readRepaymentInfo,
  type StoredInfo,
} from '../../services/repay/stored.ts';
import { sessionOf } from '../../services/session.ts';
import { allKept, type PaymentWay, type PaymentWayEvent, withPicture } from './paymentWay.ts';

/** Repayments as one entry, the first of them on top; undefined where there are none. */
const entryOf = ([first, ...others]: KeptInfo[]): StoredInfo | undefined =>
  first && { ...first, others: others.length > 0 ? others : undefined };

/** What is kept of the session that is open now, and not over for certain. Storage wins, because another tab may have changed it. */
const keptNow = ({ info }: PaymentWay, system: AnyActorRef['system']): KeptInfo[] => {
  const inMemory = allKept(info);
  return allKept(readRepaymentInfo() ?? info)
    .filter(({ owner }) => isOfVisit(owner, sessionOf(system).page, timeOf(system).earliest))
    .map((kept) => {
      const known = inMemory.find(({ owner }) => owner.orderId === kept.owner.orderId)?.code;
      return { ...kept, code: kept.code && withPicture(kept.code, known) };
    });
};

/** Milliseconds for which a code is kept that does not say until when it is good, and the longest for any: a month. */
const longestKept = 30 * 24 * 3_600_000;

/** A repayment is kept for as long as its code may be paid by: a second one would be made without a warning. */
const whileCodeLasts = (kept: KeptInfo): KeptInfo => {
  const { code, owner } = kept;
  if (!code) return kept;
  const end = (code.madeAt ?? owner.since) + longestKept;
  return { ...kept, owner: { ...owner, until: Math.min(endOf(code.expiresAt) ?? end, end) } };
};

/** The same with another repayment on top: of other orders only those stay for which a code was made. */
const withFirst = (first: KeptInfo, kept: KeptInfo[]): StoredInfo | undefined =>
  entryOf([
    whileCodeLasts(first),
    ...kept.filter(({ owner, code }) => owner.orderId !== first.owner.orderId && code),
  ]);

/**
 * The payment way: a long-lived child of the root, which begins with what localStorage kept (docs/product/repay.md#data). What is to be repaid
 * belongs to its order and to the session that loaded it, and goes when that order is settled.
 */
export const paymentWayMachine = setup({
  types: {} as { context: PaymentWay; events: PaymentWayEvent },
  guards: {
    isAboutInfo: ({ context, event }) =>
      event.type === 'order.settled' &&
      allKept(context.info).some(({ owner }) => owner.orderId === event.orderId),
  },
  actions: {
    keepInfo: assign(({ context, event, system }) => {
      if (event.type !== 'info.loaded') return {};
      const { orderId } = event.page.query;
      const owner = ownerNow(orderId, sessionOf(system).page, nowOf(system));
      const kept = keptNow(context, system);
      const code = kept.find(({ owner: of }) => of.orderId === orderId)?.code;
      return { page: event.page, info: withFirst({ ...event.info, owner, code }, kept) };
    }),
    keepCode: assign(({ context, event, system }) => {
      const [first] = allKept(context.info);
      if (event.type !== 'code.made' || !first) return {};
      return { info: withFirst({ ...first, code: event.code }, keptNow(context, system)) };
    }),
    notePaid: assign(({ context, event, system }) => {
      if (event.type !== 'payment.claimed') return {};
      const noted = keptNow(context, system).map((kept) =>
        kept.code && kept.owner.orderId === event.orderId
          ? { ...kept, code: { ...kept.code, saidPaid: true } }
          : kept,
      );
      return { info: entryOf(noted) };
    }),
    writeDown: ({ context }) => (context.info ? keepRepaymentInfo(context.info) : dropRepaymentInfo()),
    dropInfo: assign(({ context, event, system }) => ({
      info: entryOf(
        keptNow(context, system).filter(
          ({ owner }) => event.type !== 'order.settled' || owner.orderId !== event.orderId,
        ),
      ),
      page: undefined,
    })),
    keepChannel: assign({
      channelNumber: ({ context, event }) =>
        event.type === 'channel.chosen' ? event.channelNumber : context.channelNumber,
    }),
    keepCard: assign({
      cardId: ({ context, event }) => (event.type === 'card.chosen' ? event.cardId : context.cardId),
    }),
  },
}).createMachine({
  id: 'paymentWay',
  context: () => ({ info: readRepaymentInfo(), channelNumber: '', cardId: '' }),
  initial: 'keeping',
  states: {
    keeping: {
      on: {
        'info.loaded': { actions: ['keepInfo', 'writeDown'] },
        'code.made': { actions: ['keepCode', 'writeDown'] },
        'order.settled': { guard: 'isAboutInfo', actions: ['dropInfo', 'writeDown'] },
        'payment.claimed': { actions: ['notePaid', 'writeDown'] },
        'channel.chosen': { actions: 'keepChannel' },
        'card.chosen': { actions: 'keepCard' },
      },
    },
  },
});
