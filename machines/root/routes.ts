import { isBlank } from '../../services/text.ts';
import type { Environment } from '../../services/environment.ts';

/** A route's name, as the specification has it, and its path (docs/product/routes.md). */
type Route = readonly [name: string, path: `/${string}`];

/**
 * Every flow of the app with its routes: a flow has at least one. It is called the same in every folder and in every other table; those
 * are records over these names, so that a row that is forgotten there does not compile (docs/files-to-touch.md).
 */
const flows = {
  orderDetails: [
    ['loanDetailUrl', '/loanDetail'],
    ['orderUrl', '/order'],
  ],
  loanConfirm: [
    ['confirmUrl', '/confirm'],
    ['confirmOfPeriod', '/confirmOfPeriod'],
    ['confirmV2', '/confirmV2'],
  ],
  bindBank: [
    ['bindBank', '/bindBank'],
    ['bindCardUrl', '/bindCard'],
  ],
  repay: [
    ['repayUrl', '/repay'],
    ['repayDelayUrl', '/repayDelay'],
  ],
  oldRepayment: [['ynRepay', '/ynRepay']],
  chooseCard: [['ynRepayChoose', '/ynRepayChoose']],
  repaymentCode: [['repaymentOfCode', '/repaymentOfCode']],
  paymentNotices: [['repaymentOfCode2', '/repaymentOfCode2']],
  instructions: [['DRInstructions', '/DRInstructions']],
  complaint: [['complaint', '/complaint']],
  complaintNext: [['complainPageNext', '/complainPageNext']],
  complaintList: [['complaintList', '/complaintList']],
  complaintDetails: [['complainDetails', '/complainDetails']],
  customerService: [['customerService', '/customerService']],
  document: [
    ['aboutUs', '/aboutUs'],
    ['privacyPolicy', '/privacyPolicy'],
    ['loanAgreement', '/loanAgreement'],
  ],
  jointLoginError: [
    ['errorUrl', '/jointLoginError'],
    ['recommendList', '/recommendList'],
  ],
  testPreview: [['testPreview', '/testPreview']],
  site: [
    ['site', '/'],
    ['siteAbout', '/About'],
    ['siteUser', '/User'],
    ['sitePolicy', '/Policy'],
    ['siteLoan', '/Loan'],
    ['siteContact', '/Contact'],
  ],
  loanDocuments: [['loanDocuments', '/loanDocuments']],
} as const satisfies Record<string, readonly [Route, ...Route[]]>;

/** Name of a flow of this app: of its machine, too. */
export type FlowName = keyof typeof flows;

/** Names of all flows of this app. */
export const flowNames = Object.keys(flows) as FlowName[];

/** Names of the routes of a flow. */
export type RouteOf<Flow extends FlowName> = (typeof flows)[Flow][number][0];

/** Name of a route of this app. */
export type RouteName = RouteOf<FlowName>;

const all = Object.values(flows).flat();

/** The path of each route. */
export const routes = Object.fromEntries(all) as Readonly<Record<RouteName, string>>;

const names = new Map<string, RouteName>(all.map(([name, path]) => [path, name]));

/** Which route a path of the address belongs to; undefined when there is none. A slash at the end is forgiven. */
export const routeOf = (path: string): RouteName | undefined => names.get(path.replace(/(.)\/$/, '$1'));

/** Pages of an order: without an order they have nothing to ask for. */
const ofOrders: readonly string[] = [
  '/loanDetail',
  '/order',
  '/repay',
  '/repayDelay',
  '/ynRepay',
  '/ynRepayChoose',
];

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
