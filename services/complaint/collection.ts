import { cleaned } from '../values/text.ts';
import { rowOf } from '../values/distinctIds.ts';
import type { OrderCard, Problems } from './schema.ts';

/** The complaint type for collection: it has sub-types, and an order must allow it (docs/product/complaint.md#states). */
const collectionType = '1';

export const isCollection = (type: string | undefined): boolean => cleaned(type ?? '') === collectionType;

export const orderOf = ({
  problems,
  orderNo,
}: {
  problems: Problems | undefined;
  orderNo: string;
}): OrderCard | undefined =>
  rowOf(
    problems && [...(problems.orderDetail ? [problems.orderDetail] : []), ...problems.orderList],
    'orderNo',
    orderNo,
  );

/** Number of the requested order; else of the one that the backend names, or of the first. */
export const firstOrderNo = (problems: Problems, orderNo: string): string =>
  orderOf({ problems, orderNo })?.orderNo ??
  problems.orderDetail?.orderNo ??
  problems.orderList[0]?.orderNo ??
  orderNo;

/** Whether the chosen order allows no complaint about collection, though the backend has that type. */
export const isCollectionClosed = (asked: { problems: Problems | undefined; orderNo: string }): boolean =>
  orderOf(asked)?.isShow === false &&
  (asked.problems?.problemType ?? []).some(({ type }) => isCollection(type));
