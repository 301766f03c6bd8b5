import { readStored, store } from './storage.ts';

/** Whether the Kind-tips notice was answered in this session (docs/product/orderDetails.md#states). False when storage is blocked. */
export const readBankTip = (): boolean => readStored('sessionStorage', 'showBankTip') !== null;

/** Stores that the Kind-tips notice was answered in this session (docs/product/orderDetails.md#states). */
export const rememberBankTip = (): void => {
  store('sessionStorage', 'showBankTip', '1');
};
