import { model as bindBank } from '../../models/bindBank.model.ts';
import { model as captcha } from '../../models/captcha.model.ts';
import { model as chooseCard } from '../../models/chooseCard.model.ts';
import { model as codeEntry } from '../../models/codeEntry.model.ts';
import { model as complaint } from '../../models/complaint.model.ts';
import { model as complaintDetails } from '../../models/complaintDetails.model.ts';
import { model as complaintList } from '../../models/complaintList.model.ts';
import { model as complaintNext } from '../../models/complaintNext.model.ts';
import { model as customerService } from '../../models/customerService.model.ts';
import { model as download } from '../../models/download.model.ts';
import { model as instructions } from '../../models/instructions.model.ts';
import { model as jointLoginError } from '../../models/jointLoginError.model.ts';
import { model as landing } from '../../models/landing.model.ts';
import { model as loanConfirm } from '../../models/loanConfirm.model.ts';
import { model as oldRepayment } from '../../models/oldRepayment.model.ts';
import { model as orderDetails } from '../../models/orderDetails.model.ts';
import { model as outcomeUnknown } from '../../models/outcomeUnknown.model.ts';
import { model as paymentNotices } from '../../models/paymentNotices.model.ts';
import { model as rating } from '../../models/rating.model.ts';
import { model as registration } from '../../models/registration.model.ts';
import { model as repay } from '../../models/repay.model.ts';
import { model as repaymentCode } from '../../models/repaymentCode.model.ts';
import type { Model } from '../../kit/model.ts';

/** What a tester says of each machine that a person meets, by the machine's id. */
export const models: ReadonlyMap<string, Model> = new Map(
  [
    bindBank,
    captcha,
    chooseCard,
    codeEntry,
    complaint,
    complaintDetails,
    complaintList,
    complaintNext,
    customerService,
    download,
    instructions,
    jointLoginError,
    landing,
    loanConfirm,
    oldRepayment,
    orderDetails,
    outcomeUnknown,
    paymentNotices,
    rating,
    registration,
    repay,
    repaymentCode,
  ].map((model) => [model.machine.id, model]),
);
