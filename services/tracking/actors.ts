import { reports } from '../http/report.ts';
import type { Click } from '../recommendation/actors.ts';

/** A tracked user action: moduleId 30 is Borrow Again, 31 a recommendation (docs/product/orderDetails.md). */
export interface TrackedEvent {
  productId: string;
  moduleId: number;
  positionId: number;
}

const eventSave = { client: 'one', method: 'POST', path: '/service/event/save' } as const;
const because = { client: 'two', method: 'POST', path: '/gopia/goya/because' } as const;

/** Sends the backend a tracked event (docs/product/orderDetails.md#calls). A tap on a product of the failure page has a call of its own. The response is ignored. */
export const saveEvent = reports((event: TrackedEvent | Click) => ({
  call: 'productKey' in event ? because : eventSave,
  payload: { ...event },
}));
