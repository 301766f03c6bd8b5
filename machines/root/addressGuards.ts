import type { AppContext, AppEvent } from './context.ts';

interface Guarded {
  context: AppContext;
  event: AppEvent;
}

const isElsewhere = ({ context: { address }, event }: Guarded): boolean =>
  event.type === 'url.changed' &&
  (event.address.path !== address.path || event.address.search !== address.search);

const isTraversal = ({ context, event }: Guarded): boolean =>
  isElsewhere({ context, event }) && event.type === 'url.changed' && event.isTraversal === true;

export const addressGuards = { isElsewhere, isTraversal };
