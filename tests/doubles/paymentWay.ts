import { paymentWayMachine } from '../../machines/payment/paymentWayStore.ts';
import { readDevice } from '../../services/device/stored.ts';
import type { PaymentWayEvent } from '../../services/repay/paymentWay.ts';
import { ownSearch } from '../models/fixtures/repayment.ts';
import { startUnderRoot } from './root.ts';

/** The store of what the payment pages share, on a page that was just opened. */
export const openPaymentWay = (search = ownSearch, queued: readonly PaymentWayEvent[] = []) =>
  startUnderRoot(paymentWayMachine, { queued, stored: readDevice() }, { search }).subject;
