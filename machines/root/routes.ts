import type { Flow } from '../../flows/flow.ts';
import { flows, type RouteName } from '../../flows/index.ts';
import { isBlank } from '../../services/text.ts';
import type { Environment } from '../../services/environment.ts';

export { type FlowName, flowNames, type RouteName } from '../../flows/index.ts';

const all: readonly Flow[] = Object.values(flows);

/** The path of each route. */
export const routes = Object.assign({}, ...all.map((flow) => flow.routes)) as Readonly<
  Record<RouteName, string>
>;

const names = new Map(Object.entries(routes).map(([name, path]) => [path, name as RouteName]));

/** Which route a path of the address belongs to; undefined when there is none. A slash at the end is forgiven. */
export const routeOf = (path: string): RouteName | undefined => names.get(path.replace(/(.)\/$/, '$1'));

/** Pages of an order: without an order they have nothing to ask for. */
const ofOrders: readonly string[] = all
  .filter((flow) => flow.needsOrder)
  .flatMap((flow) => Object.values(flow.routes));

/** Replaces the path of an address that lacks its order: no route of the app has it. */
export const incompletePath = '/incompleteLink';

/** Whether a path is that of an order's page, and the query names none. */
export const lacksOrder = (path: string, search: string): boolean =>
  ofOrders.includes(path.replace(/\/$/, '')) && isBlank(new URLSearchParams(search).get('orderId') ?? '');

/** An address as a path to open. */
export const pathOf = ({ path, search }: { path: string; search: string }): string =>
  `${path}${search && `?${search}`}`;

/** The route of a root's address. The staff's screen is a path like no other in a build without it, and so is what the company does not have. */
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

/** Of the names of a configuration those that no route has. */
export const unknownRoutes = (given: readonly string[]): string[] =>
  given.filter((name) => !(name in routes));
