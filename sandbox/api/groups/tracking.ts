import { trackedEventSchema } from '../../../services/tracking/schema.ts';
import { type Group, post } from '../route.ts';

export const tracking: Group = {
  routes: [
    post(
      '/service/event/save',
      '0',
      trackedEventSchema,
      ({ productId, moduleId, positionId }, { database }) => {
        database.journal.add({ kind: 'tracked', productId, moduleId, positionId });
        return {};
      },
    ),
  ],
};
