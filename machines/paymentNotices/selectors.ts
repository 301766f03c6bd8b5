import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { paymentNoticesMachine } from './machine.ts';

export type { PayNotice } from '../../services/repay/schema.ts';
export type PaymentNoticesRef = ActorRefFrom<typeof paymentNoticesMachine>;
type PaymentNoticesSnapshot = SnapshotFrom<typeof paymentNoticesMachine>;

/** What is to be repaid; undefined when nothing is stored for this order and session. */
export const selectInfo = (snapshot: PaymentNoticesSnapshot) => snapshot.context.info;

export const selectMarket = (snapshot: PaymentNoticesSnapshot) => snapshot.context.market;
