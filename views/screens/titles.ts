import type { RouteName, RouteOf } from '../../machines/root/routes.ts';
import type { WordingKey } from '../wording/wording.ts';

/**
 * What each screen calls itself, for the document to say while the app is on its way: the build reads it, the app has it in its views. The
 * pages of the public site have frames of their own, and the staff's screen is named in no borrower's page.
 */
export const titles: Record<Exclude<RouteName, RouteOf<'site' | 'testPreview'>>, WordingKey> = {
  loanDetailUrl: 'order.title',
  orderUrl: 'order.title',
  confirmUrl: 'confirm.title',
  confirmOfPeriod: 'confirm.title',
  confirmV2: 'confirm.title',
  bindBank: 'bind.title',
  bindCardUrl: 'bind.title',
  complaint: 'complaint.title',
  complainPageNext: 'complaint.nextTitle',
  complaintList: 'complaint.listTitle',
  complainDetails: 'complaint.detailsTitle',
  customerService: 'contact.title',
  aboutUs: 'documents.aboutUs',
  privacyPolicy: 'documents.privacyPolicy',
  loanAgreement: 'documents.loanAgreement',
  loanDocuments: 'loanDocuments.title',
  errorUrl: 'failure.title',
  recommendList: 'failure.listTitle',
  repayUrl: 'repay.title',
  repayDelayUrl: 'repay.delayTitle',
  repaymentOfCode: 'code.title',
  repaymentOfCode2: 'notices.title',
  DRInstructions: 'instructions.title',
  ynRepay: 'oldRepay.title',
  ynRepayChoose: 'oldRepay.chooseTitle',
};
