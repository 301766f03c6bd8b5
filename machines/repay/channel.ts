/** For views, which import no services. */
export { amountDue, channelFault, isPaidOff, isUnknown, nextOf } from '../../services/repay/channel.ts';
export { extendedTo, extensionCostOf, paymentAfter } from '../../services/repay/extension.ts';
export type { RepaymentHeadline } from '../../services/repay/headline.ts';
