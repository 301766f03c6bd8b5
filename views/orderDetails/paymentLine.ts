import type { Payment } from '../../machines/orderDetails/facts.ts';
import { formatDate } from '../format/date.ts';
import { formatMoney } from '../format/money.ts';

/** A payment that the company received: its sum, day, channel and reference, as far as they are known. */
export const paymentLine = ({ amount, time, channel, reference }: Payment, market: boolean): string =>
  [formatMoney(amount, market), time && formatDate(time), channel, reference].filter(Boolean).join(' · ');
