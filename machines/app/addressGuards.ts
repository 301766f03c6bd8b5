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

/** What the root asks of an address: whether it names another page, and whether back or forward led there. */
export const addressGuards = { isElsewhere, isTraversal };
