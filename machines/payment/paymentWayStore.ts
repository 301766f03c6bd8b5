import { withEvent } from '../screen/actions.ts';
import { type AnyActorRef, assign, enqueueActions, setup } from 'xstate';
import { nowOf, timeOf } from '../../services/visit/clock.ts';
import { belongsToVisit, ownerNow } from '../../services/device/owner.ts';
import {
  dropRepaymentInfo,
  saveRepaymentInfo,
  type StoredRepayment,
  type MadeCode,
  readRepaymentInfo,
} from '../../services/repay/stored.ts';
import type { DebtReading } from '../../services/order/arrival.ts';
import { sessionOf } from '../../services/visit/session.ts';
import {
  allStored,
  entryOf,
  type PaymentWay,
  type PaymentWayEvent,
  withFirst,
  withPicture,
} from '../../services/repay/paymentWay.ts';

/** The stored data of the current session that are not certainly expired. Storage wins, because another tab may have changed it. */
const storedNow = ({ info }: PaymentWay, system: AnyActorRef['system']): StoredRepayment[] => {
  const inMemory = allStored(info);
  const { earliest, isKnown } = timeOf(system);
  // Nothing expires by the phone's own clock.
  const now = isKnown ? earliest : -Infinity;
  return allStored(readRepaymentInfo() ?? info)
    .filter(({ owner }) => belongsToVisit(owner, sessionOf(system).page, now))
    .map((kept) => {
      const known = inMemory.find(({ owner }) => owner.orderId === kept.owner.orderId)?.code;
      return { ...kept, code: kept.code && withPicture(kept.code, known) };
    });
};

type InfoLoaded = Extract<PaymentWayEvent, { type: 'info.loaded' }>;

const notes = (noted: Partial<MadeCode>) =>
  ({
    actions: [
      {
        type: 'recordCode',
        params: ({ event: { orderId } }: { event: { orderId: string } }) => ({ orderId, ...noted }),
      },
      'writeDown',
    ],
  }) as const;

/** Initialised from localStorage (docs/product/repay.md#data). A repayment belongs to its order and session, and goes when the order is settled. */
export const paymentWayMachine = setup({
  types: {} as {
    context: PaymentWay;
    events: PaymentWayEvent;
    input: Pick<PaymentWay, 'queued'> | undefined;
  },
  guards: {
    isAboutInfo: ({ context }, { orderId }: { orderId: string }) =>
      allStored(context.info).some(({ owner }) => owner.orderId === orderId),
  },
  actions: {
    takeUp: enqueueActions(({ context: { queued = [] }, enqueue }) => {
      for (const one of queued) enqueue.raise(one);
    }),
    setInfo: assign(({ context, system }, { info, page }: InfoLoaded) => {
      const { orderId } = page.query;
      const owner = ownerNow(orderId, sessionOf(system).page, nowOf(system));
      const kept = storedNow(context, system);
      const code = kept.find(({ owner: of }) => of.orderId === orderId)?.code;
      return { page, info: withFirst({ ...info, owner, code }, kept) };
    }),
    setCode: assign(({ context, system }, { code }: { code: MadeCode }) => {
      const [first] = allStored(context.info);
      return first ? { info: withFirst({ ...first, code }, storedNow(context, system)) } : {};
    }),
    recordCode: assign(
      ({ context, system }, { orderId, ...noted }: { orderId: string } & Partial<MadeCode>) => ({
        info: entryOf(
          storedNow(context, system).map((kept) =>
            kept.code && kept.owner.orderId === orderId
              ? { ...kept, code: { ...kept.code, ...noted } }
              : kept,
          ),
        ),
      }),
    ),
    setSeen: assign((_, { orderId, sighting }: { orderId: string; sighting: DebtReading }) => ({
      seen: { orderId, sighting },
    })),
    writeDown: ({ context }) => (context.info ? saveRepaymentInfo(context.info) : dropRepaymentInfo()),
    dropInfo: assign(({ context, system }, { orderId }: { orderId: string }) => ({
      info: entryOf(storedNow(context, system).filter(({ owner }) => owner.orderId !== orderId)),
      page: undefined,
    })),
    setChannel: assign((_, { channelNumber }: { channelNumber: string }) => ({ channelNumber })),
    setCard: assign((_, { cardId }: { cardId: string }) => ({ cardId })),
  },
}).createMachine({
  id: 'paymentWay',
  context: ({ input }) => ({ info: readRepaymentInfo(), channelNumber: '', cardId: '', ...input }),
  entry: 'takeUp',
  initial: 'keeping',
  states: {
    keeping: {
      on: {
        'info.loaded': { actions: [withEvent('setInfo'), 'writeDown'] },
        'code.made': { actions: [withEvent('setCode'), 'writeDown'] },
        'order.settled': { guard: withEvent('isAboutInfo'), actions: [withEvent('dropInfo'), 'writeDown'] },
        'payment.claimed': notes({ saidPaid: true }),
        'code.used': notes({ isUsed: true }),
        'order.seen': { actions: withEvent('setSeen') },
        'channel.chosen': { actions: withEvent('setChannel') },
        'card.chosen': { actions: withEvent('setCard') },
      },
    },
  },
});
