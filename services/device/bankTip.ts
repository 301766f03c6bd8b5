import type { Stored, StorageRequest } from './stored.ts';

/** Whether the Kind-tips notice was answered in this session (docs/product/orderDetails.md#states). False when storage is blocked. */
export function isBankTipSeen({ texts }: Stored): boolean {
  return texts?.showBankTip !== undefined;
}

/** Stores that the Kind-tips notice was answered in this session (docs/product/orderDetails.md#states). */
export const bankTipSeen: StorageRequest = { type: 'text.stored', key: 'showBankTip', text: '1' };
