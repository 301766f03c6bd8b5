/** The specification's route names and their paths (docs/product/routes.md): the one table of both. */
export const routes = {
  loanDetailUrl: '/loanDetail',
  orderUrl: '/order',
  confirmUrl: '/confirm',
  confirmOfPeriod: '/confirmOfPeriod',
  confirmV2: '/confirmV2',
  bindBank: '/bindBank',
  bindCardUrl: '/bindCard',
  repayUrl: '/repay',
  repayDelayUrl: '/repayDelay',
  ynRepay: '/ynRepay',
  ynRepayChoose: '/ynRepayChoose',
  repaymentOfCode: '/repaymentOfCode',
  repaymentOfCode2: '/repaymentOfCode2',
  DRInstructions: '/DRInstructions',
  complaint: '/complaint',
  complainPageNext: '/complainPageNext',
  complaintList: '/complaintList',
  complainDetails: '/complainDetails',
  customerService: '/customerService',
  aboutUs: '/aboutUs',
  privacyPolicy: '/privacyPolicy',
  loanAgreement: '/loanAgreement',
  errorUrl: '/jointLoginError',
  recommendList: '/recommendList',
  testPreview: '/testPreview',
  site: '/',
  siteAbout: '/About',
  siteUser: '/User',
  sitePolicy: '/Policy',
  siteLoan: '/Loan',
  siteContact: '/Contact',
} as const;

/** Name of a route of this app. */
export type RouteName = keyof typeof routes;

const names = new Map<string, RouteName>(
  Object.entries(routes).map(([name, path]) => [path, name as RouteName]),
);

/** Which route a path of the address belongs to; undefined when there is none. A slash at the end is forgiven. */
export const routeOf = (path: string): RouteName | undefined => names.get(path.replace(/(.)\/$/, '$1'));

/** Of the names of a configuration those that no route has. */
export const unknownRoutes = (given: readonly string[]): string[] =>
  given.filter((name) => !(name in routes));
