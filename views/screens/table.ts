import type { FlowName, RouteName } from '../../machines/root/routes.ts';
import type { WordingGroup } from '../wording/wording.ts';

/** Name of a screen: its flow's, or its view's where a flow has several. */
export type ScreenName =
  | Exclude<FlowName, 'document'>
  | 'aboutUs'
  | 'privacyPolicy'
  | 'loanAgreement'
  | 'recommendList';

interface ScreenEntry {
  /** The lazy chunk `./<chunk>.screen.ts`. */
  chunk: ScreenName;
  /** Groups of texts that it needs besides `common`. */
  wording: [WordingGroup, ...WordingGroup[]];
}

const orderDetails: ScreenEntry = { chunk: 'orderDetails', wording: ['orderDetails'] };

const repay: ScreenEntry = { chunk: 'repay', wording: ['repay'] };

const loanConfirm: ScreenEntry = { chunk: 'loanConfirm', wording: ['loanConfirm', 'orderDetails'] };
const bindBank: ScreenEntry = { chunk: 'bindBank', wording: ['bindBank'] };

const complaint = (chunk: ScreenName): ScreenEntry => ({ chunk, wording: ['complaint'] });

const document = (chunk: ScreenName): ScreenEntry => ({ chunk, wording: ['document'] });

const site: ScreenEntry = { chunk: 'site', wording: ['site', 'document'] };

/** The screen that most visits begin with: the app's own files include what it needs, and app.css draws it whole. */
export const firstScreen: ScreenName = 'orderDetails';

/** Where the main action of a screen leads: that screen is prefetched in idle time. */
export const nextRoutes: Partial<Record<ScreenName, RouteName>> = {
  orderDetails: 'repayUrl',
  repay: 'repaymentOfCode',
  loanConfirm: 'orderUrl',
};

/** Which screen each route shows: a route without a row does not compile. Plain data: the build reads it too, to start a screen's files with the document. */
export const screenTable: Record<RouteName, ScreenEntry> = {
  loanDetailUrl: orderDetails,
  orderUrl: orderDetails,
  confirmUrl: loanConfirm,
  confirmOfPeriod: loanConfirm,
  confirmV2: loanConfirm,
  bindBank,
  bindCardUrl: bindBank,
  complaint: complaint('complaint'),
  complainPageNext: complaint('complaintNext'),
  complaintList: complaint('complaintList'),
  complainDetails: complaint('complaintDetails'),
  customerService: { chunk: 'customerService', wording: ['customerService'] },
  aboutUs: document('aboutUs'),
  privacyPolicy: document('privacyPolicy'),
  loanAgreement: document('loanAgreement'),
  loanDocuments: { chunk: 'loanDocuments', wording: ['loanDocuments'] },
  testPreview: { chunk: 'testPreview', wording: ['testPreview'] },
  site,
  siteAbout: site,
  siteUser: site,
  sitePolicy: site,
  siteLoan: site,
  siteContact: site,
  errorUrl: { chunk: 'jointLoginError', wording: ['jointLoginError'] },
  recommendList: { chunk: 'recommendList', wording: ['jointLoginError'] },
  repayUrl: repay,
  repayDelayUrl: repay,
  repaymentOfCode: { chunk: 'repaymentCode', wording: ['repay', 'customerService'] },
  repaymentOfCode2: { chunk: 'paymentNotices', wording: ['repay', 'customerService'] },
  DRInstructions: { chunk: 'instructions', wording: ['repay'] },
  ynRepay: { chunk: 'oldRepayment', wording: ['oldRepayment'] },
  ynRepayChoose: { chunk: 'chooseCard', wording: ['oldRepayment'] },
};
