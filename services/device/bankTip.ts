import { readStored, store } from './storage.ts';

/** Whether the Kind-tips notice was answered in this session (docs/product/orderDetails.md#states). False when storage is closed to the page. */
export const readBankTip = (): boolean => readStored('sessionStorage', 'showBankTip') !== null;

/** Remembers for this session that the borrower went to repay, so that the Kind-tips notice stays away (docs/product/orderDetails.md#states). */
export const rememberBankTip = (): void => {
  store('sessionStorage', 'showBankTip', '1');
};
