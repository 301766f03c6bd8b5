import type { AnyActorLogic, AnyStateMachine } from 'xstate';
import type { LoadedScreen } from '../../machines/app/context.ts';
import type { RouteName } from '../../machines/app/routes.ts';
import { bindBankMachine } from '../../machines/bindBank/machine.ts';
import { chooseCardMachine } from '../../machines/chooseCard/machine.ts';
import { complaintMachine } from '../../machines/complaint/machine.ts';
import { complaintDetailsMachine } from '../../machines/complaintDetails/machine.ts';
import { complaintListMachine } from '../../machines/complaintList/machine.ts';
import { complaintNextMachine } from '../../machines/complaintNext/machine.ts';
import { customerServiceMachine } from '../../machines/customerService/machine.ts';
import { documentMachine } from '../../machines/document/machine.ts';
import { instructionsMachine } from '../../machines/instructions/machine.ts';
import { jointLoginErrorMachine } from '../../machines/jointLoginError/machine.ts';
import { loanConfirmMachine } from '../../machines/loanConfirm/machine.ts';
import { loanDocumentsMachine } from '../../machines/loanDocuments/machine.ts';
import { oldRepaymentMachine } from '../../machines/oldRepayment/machine.ts';
import { orderDetailsMachine } from '../../machines/orderDetails/machine.ts';
import { paymentWayMachine } from '../../machines/parts/paymentWayStore.ts';
import { paymentNoticesMachine } from '../../machines/paymentNotices/machine.ts';
import { repayMachine } from '../../machines/repay/machine.ts';
import { repaymentCodeMachine } from '../../machines/repaymentCode/machine.ts';
import { siteMachine } from '../../machines/site/machine.ts';
import { testPreviewMachine } from '../../machines/testPreview/machine.ts';
import { type ScreenName, screenTable } from '../../views/screens/table.ts';

/** A screen by its machine alone: what its chunk brings besides the view. */
const screen = (machine: AnyStateMachine, stores: Record<string, AnyActorLogic> = {}): LoadedScreen => ({
  machine,
  stores,
});
const paymentWay = { paymentWay: paymentWayMachine };

/** The machine and the stores of each chunk of views/screens, without its view: Node draws nothing. */
export const screens: Readonly<Record<ScreenName, LoadedScreen>> = {
  aboutUs: screen(documentMachine),
  bindBank: screen(bindBankMachine),
  chooseCard: screen(chooseCardMachine, paymentWay),
  complaint: screen(complaintMachine),
  complaintDetails: screen(complaintDetailsMachine),
  complaintList: screen(complaintListMachine),
  complaintNext: screen(complaintNextMachine),
  customerService: screen(customerServiceMachine),
  instructions: screen(instructionsMachine, paymentWay),
  jointLoginError: screen(jointLoginErrorMachine),
  loanAgreement: screen(documentMachine),
  loanConfirm: screen(loanConfirmMachine),
  loanDocuments: screen(loanDocumentsMachine),
  oldRepayment: screen(oldRepaymentMachine, paymentWay),
  orderDetails: screen(orderDetailsMachine),
  paymentNotices: screen(paymentNoticesMachine, paymentWay),
  privacyPolicy: screen(documentMachine),
  recommendList: screen(jointLoginErrorMachine),
  repay: screen(repayMachine, paymentWay),
  repaymentCode: screen(repaymentCodeMachine),
  site: screen(siteMachine),
  testPreview: screen(testPreviewMachine),
};

/** What a route shows. */
export const screenOf = (route: RouteName, table = screens): LoadedScreen => table[screenTable[route].chunk];
