import type { AppContext, UrlChanged } from './context.ts';

interface Guarded {
  context: AppContext;
}

const isElsewhere = ({ context }: Guarded, { address }: UrlChanged): boolean =>
  address.path !== context.address.path || address.search !== context.address.search;

const isTraversal = (args: Guarded, changed: UrlChanged): boolean =>
  isElsewhere(args, changed) && changed.isTraversal === true;

export const addressGuards = { isElsewhere, isTraversal };
