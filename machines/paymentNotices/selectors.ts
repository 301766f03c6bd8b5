import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { contractNumberOf } from '../payment/paymentWay.ts';
import type { paymentNoticesMachine } from './machine.ts';

export type { CodeInfo } from '../../services/repay/stored.ts';
export type { PayNotice } from '../../services/repay/schema.ts';
export type PaymentNoticesRef = ActorRefFrom<typeof paymentNoticesMachine>;
type PaymentNoticesSnapshot = SnapshotFrom<typeof paymentNoticesMachine>;

/** What the page knows of the payment. */
export const selectPage = (snapshot: PaymentNoticesSnapshot) => snapshot.context;

/** What is to be repaid; undefined when nothing is stored for this order and session. */
export const selectInfo = (snapshot: PaymentNoticesSnapshot) => snapshot.context.info;

export const selectMarket = (snapshot: PaymentNoticesSnapshot) => snapshot.context.market;

/** The contract number to pay with: the code that was made, else the order's own; empty when there is none. */
export const selectContractNumber = ({ context }: PaymentNoticesSnapshot) => contractNumberOf(context.info);

/** The order that is paid; undefined when it is not known. */
export const selectOrder = ({ context }: PaymentNoticesSnapshot) => context.order;

export const selectCanShare = ({ context }: PaymentNoticesSnapshot) => context.canShare;

/** The look whether the payment arrived, while there is something to pay. */
export const selectArrivalActor = (snapshot: PaymentNoticesSnapshot) => snapshot.children.arrival;

/** The time that the code has left, while it can be paid by. */
export const selectTimeLeft = (snapshot: PaymentNoticesSnapshot) => snapshot.children.timeLeft;

/** Which view state the screen shows. */
export const selectFace = (snapshot: PaymentNoticesSnapshot) =>
  snapshot.matches({ shown: 'expired' })
    ? 'expired'
    : snapshot.matches({ shown: 'arrived' })
      ? 'arrived'
      : snapshot.matches('empty')
        ? 'empty'
        : 'code';
