import * as v from 'valibot';
import { id } from '../../../services/values/codecs.ts';
import { type Group, post } from '../route.ts';

const trackedEventSchema = v.object({ productId: id, moduleId: id, positionId: id });

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
