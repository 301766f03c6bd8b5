import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { OrderCard, Topic } from '../../services/complaint/schema.ts';
import { receiptIn } from '../../services/complaint/receipt.ts';
import { rowOf, withoutSuffix } from '../../services/values/distinctIds.ts';
import { isCollection, isCollectionClosed, orderOf } from '../../services/complaint/collection.ts';
import type { complaintMachine } from './machine.ts';

export type ComplaintRef = ActorRefFrom<typeof complaintMachine>;
type ComplaintSnapshot = SnapshotFrom<typeof complaintMachine>;

export const selectOrder = (snapshot: ComplaintSnapshot) => orderOf(snapshot.context);

const noOrders: OrderCard[] = [];
const noTopics: Topic[] = [];

/** The number of an order as the company has it, also where two orders share it. */
export const numberOf = ({ orderNo }: Pick<OrderCard, 'orderNo'>) => withoutSuffix(orderNo);

export const selectListed = (snapshot: ComplaintSnapshot) =>
  rowOf(selectOrders(snapshot), 'orderNo', selectOrder(snapshot)?.orderNo ?? '');

export const selectOrders = (snapshot: ComplaintSnapshot) => snapshot.context.problems?.orderList ?? noOrders;

export const selectShowsAll = (snapshot: ComplaintSnapshot) => snapshot.matches({ shown: { orders: 'all' } });

export const selectTypes = (snapshot: ComplaintSnapshot) =>
  snapshot.context.problems?.problemType ?? noTopics;

export const selectSubTypes = (snapshot: ComplaintSnapshot) =>
  snapshot.context.problems?.problemSonType ?? noTopics;

export const selectRevealed = (snapshot: ComplaintSnapshot) =>
  snapshot.matches({ shown: { question: 'subTypes' } }) ? snapshot.context.problemType : undefined;

export const hasSubTypes = (topic: Topic) => isCollection(topic.type);

export const selectDraft = (snapshot: ComplaintSnapshot) => snapshot.context.draft;

export const selectReceipt = (snapshot: ComplaintSnapshot) => receiptIn(snapshot.context.search);

export const selectIsCollectionClosed = (snapshot: ComplaintSnapshot) => isCollectionClosed(snapshot.context);
