import { cleaned } from '../../services/text.ts';
import { rowOf } from '../../services/twins.ts';
import type { OrderCard, Problems } from '../../services/complaint/schema.ts';

/** The type of complaint that is about collection: it has sub-types, and an order must allow it (docs/product/complaint.md#states). */
const collectionType = '1';

/** Whether a type of complaint is that one, however it is padded. */
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

/** Whether the chosen order takes no complaint about collection here, though the backend knows of such complaints. */
export const isCollectionClosed = (asked: { problems: Problems | undefined; orderNo: string }): boolean =>
  orderOf(asked)?.isShow === false &&
  (asked.problems?.problemType ?? []).some(({ type }) => isCollection(type));
