import type { flows, RouteName } from '../../services/visit/flows.ts';
import type { WordingKey } from '../wording/wording.ts';

/** Prerendered, or staff's. */
type Untitled = keyof (typeof flows)['site']['routes'] | 'testPreview';

/** The title that a route's document shows before the app has started. Only the build reads it. */
export const titles: Partial<Record<RouteName, WordingKey>> = {
  loanDetailUrl: 'order.title',
  orderUrl: 'order.title',
  confirmUrl: 'confirm.title',
  confirmOfPeriod: 'confirm.title',
  confirmV2: 'confirm.title',
  bindBank: 'bind.title',
  bindCardUrl: 'bind.title',
  repayUrl: 'repay.title',
  repayDelayUrl: 'repay.delayTitle',
  ynRepay: 'oldRepay.title',
  ynRepayChoose: 'oldRepay.chooseTitle',
  repaymentOfCode: 'code.title',
  repaymentOfCode2: 'notices.title',
  DRInstructions: 'instructions.title',
  complaint: 'complaint.title',
  complaintUrl: 'complaint.title',
  complainPageNext: 'complaint.nextTitle',
  complaintList: 'complaint.listTitle',
  complainDetails: 'complaint.detailsTitle',
  customerService: 'contact.title',
  aboutUs: 'documents.aboutUs',
  privacyPolicy: 'documents.privacyPolicy',
  loanAgreement: 'documents.loanAgreement',
  errorUrl: 'failure.title',
  recommendList: 'failure.listTitle',
  loanDocuments: 'loanDocuments.title',
} satisfies Record<Exclude<RouteName, Untitled>, WordingKey>;
