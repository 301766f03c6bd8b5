const key = 'showBankTip';

/** Whether the Kind-tips notice was answered in this session (docs/product/orderDetails.md#states). False when storage is closed to the page. */
export const readBankTip = (): boolean => {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};

/** Remembers for this session that the borrower went to repay, so that the Kind-tips notice stays away (docs/product/orderDetails.md#states). */
export const rememberBankTip = (): void => {
  try {
    sessionStorage.setItem(key, '1');
  } catch {
    // A WebView without storage shows the notice again: no harm.
  }
};
