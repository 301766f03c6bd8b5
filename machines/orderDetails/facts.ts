/** For views, which import no services. */
export { isNextRefused, newsOf, rowsOf, type Step, stepsOf } from '../../services/orderDetails/facts.ts';
export type { Order } from '../../services/orderDetails/schema.ts';
export {
  hasNothingToPay,
  isDisputed,
  type NextPayment,
  nextPaymentOf,
} from '../../services/order/nextPayment.ts';
export { type Payment, paymentsOf } from '../../services/order/payments.ts';
export { isSilent, paidParts, partsOf } from '../../services/order/plan.ts';
export { type Action, type LifeStep, statusOf, type StatusTone } from '../../services/order/status.ts';
