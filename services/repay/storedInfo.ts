import { readStored, removeStored, store } from '../device/storage.ts';
import { routes } from '../visit/flows.ts';
import { queryOf } from './codeAddress.ts';
import { ownRouteOf } from './ownRoute.ts';
import { infoIn, type StoredInfo, type StoredRepayment } from './stored.ts';

const drop = (): void => removeStored('localStorage', 'repaymentInfo');

/** Reads what is stored now, and removes it when it is unreadable. */
export function readRepaymentInfo(): StoredInfo | undefined {
  const info = infoIn(readStored('localStorage', 'repaymentInfo'));
  if (!info) drop();
  return info;
}

/** The stored URL that shows a code of its own order again: without a picture, which could be used to pay, and empty without any other data. */
export function addressToSave(
  { payUrl, order }: { payUrl: string; order: Record<string, string> },
  basePath: string,
): string {
  const route = ownRouteOf(payUrl, basePath);
  if (route !== 'repaymentOfCode' && route !== 'repaymentOfCode2') return payUrl;
  const query = queryOf(payUrl);
  query.delete('payCodeImg');
  if (route === 'repaymentOfCode' && !query.get('payCode')) return '';
  return `${routes[route]}?${new URLSearchParams({ ...Object.fromEntries(query), ...order }).toString()}`;
}

const toKeep = (info: StoredRepayment, basePath: string): StoredRepayment =>
  info.code ? { ...info, code: { ...info.code, payUrl: addressToSave(info.code, basePath) } } : info;

/** Stores a repayment for the code pages in place of the last one; without a session it could be anybody's and is not stored. */
export function saveRepaymentInfo(info: StoredInfo | undefined, basePath: string): void {
  const isKept =
    info?.owner.session &&
    // Replaced in one step: an app killed between two would lose the stored codes.
    store(
      'localStorage',
      'repaymentInfo',
      JSON.stringify({
        ...toKeep(info, basePath),
        others: info.others?.map((other) => toKeep(other, basePath)),
      }),
    );
  if (!isKept) drop();
}
