import { t } from '../wording/wording.ts';

/** What a sum with this fee is called. While the fee is unknown, so is what is paid in all. */
export const sumLabel = (fee: number | undefined): string =>
  t(fee === undefined ? 'pay.toLoan' : 'pay.total');
