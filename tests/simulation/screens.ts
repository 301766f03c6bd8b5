import type { AnyStateMachine } from 'xstate';
import type { LoadedScreen } from '../../machines/app/context.ts';
import type { RouteName } from '../../machines/root/routes.ts';
import { bindBankMachine } from '../../machines/bindBank/machine.ts';
import { bindBankOutcome } from '../../machines/bindBank/outcome.ts';
import { chooseCardMachine } from '../../machines/chooseCard/machine.ts';
import { chooseCardOutcome } from '../../machines/chooseCard/outcome.ts';
import { complaintMachine } from '../../machines/complaint/machine.ts';
import { complaintDetailsMachine } from '../../machines/complaintDetails/machine.ts';
import { complaintDetailsOutcome } from '../../machines/complaintDetails/outcome.ts';
import { complaintListMachine } from '../../machines/complaintList/machine.ts';
import { complaintNextMachine } from '../../machines/complaintNext/machine.ts';
import { complaintNextOutcome } from '../../machines/complaintNext/outcome.ts';
import { customerServiceMachine } from '../../machines/customerService/machine.ts';
import { documentMachine } from '../../machines/document/machine.ts';
import { instructionsMachine } from '../../machines/instructions/machine.ts';
import { jointLoginErrorMachine } from '../../machines/jointLoginError/machine.ts';
import { loanConfirmMachine } from '../../machines/loanConfirm/machine.ts';
import { loanConfirmOutcome } from '../../machines/loanConfirm/outcome.ts';
import { loanDocumentsMachine } from '../../machines/loanDocuments/machine.ts';
import { oldRepaymentMachine } from '../../machines/oldRepayment/machine.ts';
import { oldRepaymentOutcome } from '../../machines/oldRepayment/outcome.ts';
import { orderDetailsMachine } from '../../machines/orderDetails/machine.ts';
import { orderDetailsOutcome } from '../../machines/orderDetails/outcome.ts';
import { paymentWayMachine } from '../../machines/payment/paymentWayStore.ts';
import { paymentNoticesMachine } from '../../machines/paymentNotices/machine.ts';
import { repayMachine } from '../../machines/repay/machine.ts';
import { repayOutcome } from '../../machines/repay/outcome.ts';
import { repaymentCodeMachine } from '../../machines/repaymentCode/machine.ts';
import { siteMachine } from '../../machines/site/machine.ts';
import { testPreviewMachine } from '../../machines/testPreview/machine.ts';
import { type ScreenName, screenTable } from '../../views/screens/table.ts';

/** A screen by its machine alone: what its chunk provides besides the view. */
const screen = (
  machine: AnyStateMachine,
  parts: Pick<LoadedScreen, 'stores' | 'outcome'> = {},
): LoadedScreen => ({ machine, ...parts });
const stores = { paymentWay: paymentWayMachine };

/** The machine and the stores of each chunk of views/screens, without its view: Node draws nothing. */
export const screens: Readonly<Record<ScreenName, LoadedScreen>> = {
  aboutUs: screen(documentMachine),
  bindBank: screen(bindBankMachine, { outcome: bindBankOutcome }),
  chooseCard: screen(chooseCardMachine, { stores, outcome: chooseCardOutcome }),
  complaint: screen(complaintMachine),
  complaintDetails: screen(complaintDetailsMachine, { outcome: complaintDetailsOutcome }),
  complaintList: screen(complaintListMachine),
  complaintNext: screen(complaintNextMachine, { outcome: complaintNextOutcome }),
  customerService: screen(customerServiceMachine),
  instructions: screen(instructionsMachine, { stores }),
  jointLoginError: screen(jointLoginErrorMachine),
  loanAgreement: screen(documentMachine),
  loanConfirm: screen(loanConfirmMachine, { outcome: loanConfirmOutcome }),
  loanDocuments: screen(loanDocumentsMachine),
  oldRepayment: screen(oldRepaymentMachine, { stores, outcome: oldRepaymentOutcome }),
  orderDetails: screen(orderDetailsMachine, { outcome: orderDetailsOutcome }),
  paymentNotices: screen(paymentNoticesMachine, { stores }),
  privacyPolicy: screen(documentMachine),
  recommendList: screen(jointLoginErrorMachine),
  repay: screen(repayMachine, { stores, outcome: repayOutcome }),
  repaymentCode: screen(repaymentCodeMachine),
  site: screen(siteMachine),
  testPreview: screen(testPreviewMachine),
};

/** What a route shows. */
export const screenOf = (route: RouteName, table = screens): LoadedScreen => table[screenTable[route].chunk];
