import { flow as orderDetails } from './orderDetails.ts';
import { flow as loanConfirm } from './loanConfirm.ts';
import { flow as bindBank } from './bindBank.ts';
import { flow as repay } from './repay.ts';
import { flow as oldRepayment } from './oldRepayment.ts';
import { flow as chooseCard } from './chooseCard.ts';
import { flow as repaymentCode } from './repaymentCode.ts';
import { flow as paymentNotices } from './paymentNotices.ts';
import { flow as instructions } from './instructions.ts';
import { flow as complaint } from './complaint.ts';
import { flow as complaintNext } from './complaintNext.ts';
import { flow as complaintList } from './complaintList.ts';
import { flow as complaintDetails } from './complaintDetails.ts';
import { flow as customerService } from './customerService.ts';
import { flow as document } from './document.ts';
import { flow as jointLoginError } from './jointLoginError.ts';
import { flow as testPreview } from './testPreview.ts';
import { flow as site } from './site.ts';
import { flow as loanDocuments } from './loanDocuments.ts';

/** Everything else is derived from this table, or found by the flow's name, which is the same in every folder (docs/files-to-touch.md). */
export const flows = {
  orderDetails,
  loanConfirm,
  bindBank,
  repay,
  oldRepayment,
  chooseCard,
  repaymentCode,
  paymentNotices,
  instructions,
  complaint,
  complaintNext,
  complaintList,
  complaintDetails,
  customerService,
  document,
  jointLoginError,
  testPreview,
  site,
  loanDocuments,
};

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
