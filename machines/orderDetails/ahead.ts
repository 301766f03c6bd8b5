/** Below the first screen only: apart from facts.ts, which the first screen loads. */
export { ifPaid } from '../../services/order/ifPaid.ts';
