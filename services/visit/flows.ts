import { parameterIn } from '../http/pageQuery.ts';
import { isBlank } from '../values/text.ts';
import type { Environment } from './environment.ts';

interface Flow {
  /** Its paths, by the specification's route names (docs/product/routes.md). */
  routes: Readonly<Record<string, `/${string}`>>;
  /** Routes with a screen of their own, named like the route; the others show the flow's. */
  screens?: readonly string[];
  /** The parameters of which its pages need one: without any they are about nothing. */
  needs?: 'orderId' | 'problemId' | 'productId,product_id' | 'productId,product_id,orderId';
}

/** Everything else is found by the flow's name, which is the same in every folder (docs/files-to-touch.md). */
export const flows = {
  orderDetails: { routes: { loanDetailUrl: '/loanDetail', orderUrl: '/order' }, needs: 'orderId' },
  loanConfirm: {
    routes: { confirmUrl: '/confirm', confirmOfPeriod: '/confirmOfPeriod', confirmV2: '/confirmV2' },
    needs: 'productId,product_id',
  },
  bindBank: {
    routes: { bindBank: '/bindBank', bindCardUrl: '/bindCard' },
    needs: 'productId,product_id,orderId',
  },
  repay: { routes: { repayUrl: '/repay', repayDelayUrl: '/repayDelay' }, needs: 'orderId' },
  oldRepayment: {
    routes: { ynRepay: '/ynRepay', ynRepayChoose: '/ynRepayChoose' },
    screens: ['ynRepayChoose'],
    needs: 'orderId',
  },
  repaymentCode: {
    routes: { repaymentOfCode: '/repaymentOfCode', repaymentOfCode2: '/repaymentOfCode2' },
    screens: ['repaymentOfCode2'],
  },
  instructions: { routes: { DRInstructions: '/DRInstructions' } },
  complaint: { routes: { complaint: '/complaint', complaintUrl: '/complaint' } },
  complaintNext: { routes: { complainPageNext: '/complainPageNext' } },
  complaintList: { routes: { complaintList: '/complaintList' } },
  complaintDetails: { routes: { complainDetails: '/complainDetails' }, needs: 'problemId' },
  customerService: { routes: { customerService: '/customerService' } },
  document: {
    routes: { aboutUs: '/aboutUs', privacyPolicy: '/privacyPolicy', loanAgreement: '/loanAgreement' },
    screens: ['aboutUs', 'privacyPolicy', 'loanAgreement'],
  },
  jointLoginError: {
    routes: { errorUrl: '/jointLoginError', recommendList: '/recommendList' },
    screens: ['recommendList'],
  },
  testPreview: { routes: { testPreview: '/testPreview' } },
  site: {
    routes: {
      site: '/',
      siteAbout: '/About',
      siteUser: '/User',
      sitePolicy: '/Policy',
      siteLoan: '/Loan',
      siteContact: '/Contact',
    },
  },
  loanDocuments: { routes: { loanDocuments: '/loanDocuments' }, needs: 'productId,product_id,orderId' },
} as const satisfies Record<string, Flow>;

export const flowList: readonly (readonly [FlowName, Flow])[] = Object.entries(flows) as [FlowName, Flow][];

export type FlowName = keyof typeof flows;

export const flowNames = Object.keys(flows) as FlowName[];

type RouteOf<Name extends FlowName> = keyof (typeof flows)[Name]['routes'];

export type RouteName = { [Name in FlowName]: RouteOf<Name> }[FlowName];

type OwnScreen<Name extends FlowName> = (typeof flows)[Name] extends { screens: readonly (infer Route)[] }
  ? Route
  : never;

/** Name of a screen, `views/screens/<name>.screen.ts` or `.tsx`: its flow's, or its route's if a flow has several. */
export type ScreenName = {
  [Name in FlowName]: OwnScreen<Name> | (RouteOf<Name> extends OwnScreen<Name> ? never : Name);
}[FlowName];

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

/** The path that replaces an address without what its page needs. No route has it. */
export const incompletePath = '/incompleteLink';

/** The path that replaces one that is not in its normal form. No route has it. */
export const unknownPath = '/unknown';

/** One route per path. */
export const pageRoutes: readonly RouteName[] = routeNames.filter((name) => routeOf(routes[name]) === name);

export const unknownRoutes = (given: readonly string[]): string[] =>
  given.filter((name) => !pageRoutes.some((route) => route === name));

const needed = new Map<string, string>(
  all.flatMap(({ routes: paths, needs }) =>
    needs ? Object.values(paths).map((path) => [path, needs] as const) : [],
  ),
);

/** Names of the parameters of which the page of a path needs one; undefined for a page that needs none. */
export const neededBy = (path: string) => needed.get(path);

/** Whether the query lacks what the page of a path needs. */
export function isIncomplete(path: string, search: string): boolean {
  const parameter = neededBy(path);
  return parameter !== undefined && isBlank(parameterIn(new URLSearchParams(search), parameter));
}

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
