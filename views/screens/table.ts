import type { RouteName } from '../../machines/app/routes.ts';
import type { WordingGroup } from '../wording/wording.ts';

interface ScreenEntry {
  /** The lazy chunk `./<chunk>.screen.ts`. */
  chunk: string;
  /** Groups of texts that it needs besides `common`. */
  wording: WordingGroup[];
}

const orderDetails: ScreenEntry = { chunk: 'orderDetails', wording: ['order', 'unknown'] };

const repay: ScreenEntry = { chunk: 'repay', wording: ['repay', 'unknown'] };

const loanConfirm: ScreenEntry = { chunk: 'loanConfirm', wording: ['confirm', 'unknown'] };
const bindBank: ScreenEntry = { chunk: 'bindBank', wording: ['bind', 'unknown'] };

const complaint = (chunk: string): ScreenEntry => ({ chunk, wording: ['complaint', 'unknown'] });

const document = (chunk: string): ScreenEntry => ({ chunk, wording: ['documents'] });

const site: ScreenEntry = { chunk: 'site', wording: ['site', 'documents'] };

/** Which screen each route shows. Plain data: the build reads it too, to start a screen's files with the document. */
export const screenTable: Partial<Record<RouteName, ScreenEntry>> = {
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
  customerService: { chunk: 'customerService', wording: ['contact'] },
  aboutUs: document('aboutUs'),
  privacyPolicy: document('privacyPolicy'),
  loanAgreement: document('loanAgreement'),
  testPreview: { chunk: 'testPreview', wording: ['preview'] },
  site,
  siteAbout: site,
  siteUser: site,
  sitePolicy: site,
  siteLoan: site,
  siteContact: site,
  errorUrl: { chunk: 'jointLoginError', wording: ['failure'] },
  recommendList: { chunk: 'recommendList', wording: ['failure'] },
  repayUrl: repay,
  repayDelayUrl: repay,
  repaymentOfCode: { chunk: 'repaymentCode', wording: ['repay'] },
  repaymentOfCode2: { chunk: 'paymentNotices', wording: ['repay'] },
  DRInstructions: { chunk: 'instructions', wording: ['repay'] },
  ynRepay: { chunk: 'oldRepayment', wording: ['oldRepay', 'unknown'] },
  ynRepayChoose: { chunk: 'chooseCard', wording: ['oldRepay'] },
};
