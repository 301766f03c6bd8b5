import { carriedIn } from '../../services/http/pageQuery.ts';
import { withQuery } from '../../services/values/links.ts';
import { type RouteName, routes } from './routes.ts';

/** URL of a screen with the session of `search` (a query without its question mark), also for links that open in a new tab. */
export const screenAddress = (to: RouteName, search: string): string =>
  withQuery(routes[to], carriedIn(search));
