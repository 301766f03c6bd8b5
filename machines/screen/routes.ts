import { pageRoutes } from '../../services/visit/flows.ts';

export {
  flowList,
  type FlowName,
  flowNames,
  type flows,
  isIncomplete,
  neededBy,
  pageRoutes,
  routeIn,
  type RouteName,
  routeOf,
  routes,
  type ScreenName,
} from '../../services/visit/flows.ts';

/** The path that replaces an address without what its page needs. No route has it. */
export const incompletePath = '/incompleteLink';

/** The path that replaces one that is not in its normal form. No route has it. */
export const unknownPath = '/unknown';

export const pathOf = ({ path, search }: { path: string; search: string }): string =>
  `${path}${search && `?${search}`}`;

export const unknownRoutes = (given: readonly string[]): string[] =>
  given.filter((name) => !pageRoutes.some((route) => route === name));
