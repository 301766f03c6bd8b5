import { trackedEventSchema } from '../../../services/tracking/schema.ts';
import { type Group, route } from '../route.ts';

export const tracking: Group = {
  tables: {
    schema: `
      create table if not exists tracked_events (
        id integer primary key, product_id text not null, module_id text not null, position_id text not null
      );
    `,
  },
  routes: [
    route(
      { method: 'POST', path: '/service/event/save', family: '0', payload: trackedEventSchema },
      ({ productId, moduleId, positionId }, { database, journal }) => {
        database.run(
          'insert into tracked_events (product_id, module_id, position_id) values (?, ?, ?)',
          productId,
          moduleId,
          positionId,
        );
        journal.add({ kind: 'tracked', productId, moduleId, positionId });
        return {};
      },
    ),
  ],
};
