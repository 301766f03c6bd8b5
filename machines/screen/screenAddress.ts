import { withQuery } from '../../services/values/links.ts';
import { type RouteName, routes } from '../../services/visit/flows.ts';

/** Path of a screen with a query of its own, without the session. */
export function screenAddress(to: RouteName, query: Record<string, string>): string {
  return withQuery(routes[to], query);
}
