import { reports } from '../http/report.ts';

/** What a person did, as the backend counts it: moduleId 30 is Borrow Again, 31 a recommendation (docs/product/orderDetails.md). */
export interface TrackedEvent {
  productId: string;
  moduleId: number;
  positionId: number;
}

/** A tap on a product of the failure page, which is counted over a call of its own. */
export interface TrackedFailureClick {
  moduleId: number;
  positionId: number;
  productKey: string;
}

const eventSave = { client: 'one', method: 'POST', path: '/service/event/save' } as const;
const because = { client: 'two', method: 'POST', path: '/gopia/goya/because' } as const;

/** Reports the backend one event (docs/product/orderDetails.md#calls). Its answer is ignored. */
export const saveEvent = reports((event: TrackedEvent | TrackedFailureClick) => ({
  call: 'productKey' in event ? because : eventSave,
  payload: { ...event },
}));
