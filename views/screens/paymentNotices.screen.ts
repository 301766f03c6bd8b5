import { paymentNoticesMachine } from '../../machines/repaymentCode/noticesMachine.ts';
import { paymentWayMachine } from '../../machines/parts/paymentWayStore.ts';
import { PaymentNotices } from '../repaymentCode/PaymentNotices.tsx';
import { defineScreen } from './defineScreen.ts';

export const screen = defineScreen(paymentNoticesMachine, PaymentNotices, { paymentWay: paymentWayMachine });
