import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { type Call, send } from '../http/client.ts';

/** What a person did, as the lender counts it: moduleId 30 is Borrow Again, 31 a recommendation (spec §9, decisions §3). */
export interface TrackedEvent {
  productId: string;
  moduleId: number;
  positionId: number;
}

const eventSave: Call<v.UnknownSchema> = {
  client: 'one',
  method: 'POST',
  path: '/service/event/save',
  family: '0',
  data: v.unknown(),
};

/** Hands one event to the browser, which sends it even after the page is gone (spec §7, event tracking). Its answer is ignored. */
export const saveEvent = fromPromise<void, TrackedEvent>(async ({ input }) => {
  send(eventSave, { ...input }, { keepalive: true }).catch(() => undefined);
});
