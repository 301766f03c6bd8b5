import { readStored, removeStored, store } from '../device/storage.ts';
import { addressToSave } from './codeAddress.ts';
import { infoIn, type StoredInfo, type StoredRepayment } from './stored.ts';

const drop = (): void => removeStored('localStorage', 'repaymentInfo');

/** Reads what is stored now, and removes it when it is unreadable. */
export function readRepaymentInfo(): StoredInfo | undefined {
  const info = infoIn(readStored('localStorage', 'repaymentInfo'));
  if (!info) drop();
  return info;
}

const toKeep = (info: StoredRepayment): StoredRepayment =>
  info.code ? { ...info, code: { ...info.code, payUrl: addressToSave(info.code) } } : info;

/** Stores a repayment for the code pages in place of the last one; without a session it could be anybody's and is not stored. */
export function saveRepaymentInfo(info: StoredInfo | undefined): void {
  const isKept =
    info?.owner.session &&
    // Replaced in one step: an app killed between two would lose the stored codes.
    store(
      'localStorage',
      'repaymentInfo',
      JSON.stringify({ ...toKeep(info), others: info.others?.map(toKeep) }),
    );
  if (!isKept) drop();
}
