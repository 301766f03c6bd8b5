import { trackedEventSchema } from '../../../services/tracking/schema.ts';
import { type Group, route } from '../route.ts';

export const tracking: Group = {
  routes: [
    route(
      { method: 'POST', path: '/service/event/save', family: '0', payload: trackedEventSchema },
      ({ productId, moduleId, positionId }, { journal }) => {
        journal.add({ kind: 'tracked', productId, moduleId, positionId });
        return {};
      },
    ),
  ],
};
