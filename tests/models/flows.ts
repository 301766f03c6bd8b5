import type { FlowName } from '../../machines/root/routes.ts';
import type { Model } from '../kit/model.ts';
import { model as bindBank } from './bindBank.model.ts';
import { model as chooseCard } from './chooseCard.model.ts';
import { model as complaint } from './complaint.model.ts';
import { model as complaintDetails } from './complaintDetails.model.ts';
import { model as complaintList } from './complaintList.model.ts';
import { model as complaintNext } from './complaintNext.model.ts';
import { model as customerService } from './customerService.model.ts';
import { model as document } from './document.model.ts';
import { model as instructions } from './instructions.model.ts';
import { model as jointLoginError } from './jointLoginError.model.ts';
import { model as loanConfirm } from './loanConfirm.model.ts';
import { model as loanDocuments } from './loanDocuments.model.ts';
import { model as oldRepayment } from './oldRepayment.model.ts';
import { model as orderDetails } from './orderDetails.model.ts';
import { model as paymentNotices } from './paymentNotices.model.ts';
import { model as repay } from './repay.model.ts';
import { model as repaymentCode } from './repaymentCode.model.ts';
import { model as site } from './site.model.ts';
import { model as testPreview } from './testPreview.model.ts';

/** What a tester says of each flow: a flow without a model does not compile. */
export const flowModels: Readonly<Record<FlowName, Model>> = {
  bindBank,
  chooseCard,
  complaint,
  complaintDetails,
  complaintList,
  complaintNext,
  customerService,
  document,
  instructions,
  jointLoginError,
  loanConfirm,
  loanDocuments,
  oldRepayment,
  orderDetails,
  paymentNotices,
  repay,
  repaymentCode,
  site,
  testPreview,
};
