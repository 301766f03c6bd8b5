import { parameterIn } from '../../services/http/pageQuery.ts';
import { isBlank } from '../../services/values/text.ts';
import type { Environment } from '../../services/visit/environment.ts';
import { flowList, type RouteName } from '../../services/visit/flows.ts';

export {
  flowList,
  type FlowName,
  flowNames,
  type flows,
  type RouteName,
  type ScreenName,
} from '../../services/visit/flows.ts';

const all = flowList.map(([, flow]) => flow);

export const routes: Readonly<Record<RouteName, string>> = Object.assign(
  {},
  ...all.map((flow) => flow.routes),
);

// Every name of the record above.
const routeNames = Object.keys(routes) as RouteName[];

/** A path with two names has the first one. */
const names = new Map(routeNames.map((name) => [routes[name], name] as const).toReversed());

export const routeOf = (path: string): RouteName | undefined => names.get(path.replace(/(.)\/$/, '$1'));

/** One route per path. */
export const pageRoutes: readonly RouteName[] = routeNames.filter((name) => routeOf(routes[name]) === name);

const needed = new Map<string, string>(
  all.flatMap(({ routes: paths, needs }) =>
    needs ? Object.values(paths).map((path) => [path, needs] as const) : [],
  ),
);

/** Names of the parameters of which the page of a path needs one; undefined for a page that needs none. */
export const neededBy = (path: string) => needed.get(path.replace(/(.)\/$/, '$1'));

/** The path that replaces an address without what its page needs. No route has it. */
export const incompletePath = '/incompleteLink';

/** The path that replaces one that is not in its normal form. No route has it. */
export const unknownPath = '/unknown';

/** Whether the query lacks what the page of a path needs. */
export function isIncomplete(path: string, search: string): boolean {
  const parameter = neededBy(path);
  return parameter !== undefined && isBlank(parameterIn(new URLSearchParams(search), parameter));
}

export const pathOf = ({ path, search }: { path: string; search: string }): string =>
  `${path}${search && `?${search}`}`;

export const routeIn = ({
  address,
  environment,
}: {
  address: { path: string };
  environment: Pick<Environment, 'staffTools' | 'absentRoutes'>;
}): RouteName | undefined => {
  const route = routeOf(address.path);
  const isAbsent =
    route === 'testPreview' ? !environment.staffTools : environment.absentRoutes.includes(route ?? '');
  return isAbsent ? undefined : route;
};

export const unknownRoutes = (given: readonly string[]): string[] =>
  given.filter((name) => !pageRoutes.some((route) => route === name));
