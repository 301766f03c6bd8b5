import { classifyEmbedded } from '../values/links.ts';
import { type RouteName, routeOf } from '../visit/flows.ts';
import { ownPathIn } from '../visit/ownPath.ts';

/** The app's page at a link, with the base in its path or without; undefined for any other: the company may serve pages beside the app. */
export function ownRouteOf(link: string, basePath: string): RouteName | undefined {
  const destination = classifyEmbedded(link);
  if (destination.kind !== 'ownPage') return undefined;
  const [path = ''] = destination.path.split(/[?#]/, 1);
  return routeOf(ownPathIn(path, basePath) ?? path);
}
