import type { OrderCard, Problems } from '../../services/complaint/schema.ts';

/** The type of complaint that is about collection: it has sub-types, and an order must allow it (spec §4). */
export const collectionType = '1';

/** The order that the complaint is about; undefined when the lender knows none of this number. */
export const orderOf = ({
  problems,
  orderNo,
}: {
  problems: Problems | undefined;
  orderNo: string;
}): OrderCard | undefined =>
  [problems?.orderDetail, ...(problems?.orderList ?? [])].find((order) => order?.orderNo === orderNo);
