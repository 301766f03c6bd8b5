import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { contractNumberOf } from '../../services/repay/paymentWay.ts';
import type { paymentNoticesMachine } from './machine.ts';

export type PaymentNoticesRef = ActorRefFrom<typeof paymentNoticesMachine>;
type PaymentNoticesSnapshot = SnapshotFrom<typeof paymentNoticesMachine>;

export const selectInfo = (snapshot: PaymentNoticesSnapshot) =>
  snapshot.matches('empty') ? undefined : snapshot.context.info;

/** The contract number to pay with: the code that was made, else the order's own; empty without any. */
export const selectContractNumber = ({ context }: PaymentNoticesSnapshot) => contractNumberOf(context.info);
