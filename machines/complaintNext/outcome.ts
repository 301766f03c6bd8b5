import { complain } from '../../services/complaint/actors.ts';
import { checkComplaint } from '../../services/complaint/check.ts';
import { outcomeOf, retryOf } from '../pendingRequests/outcome.ts';
import { complaintOf } from './context.ts';
import type { complaintNextMachine } from './machine.ts';
import { orderSubject } from '../../services/order/key.ts';

/** Complaints about this order. Only the text on the page is known, so only a complaint with this text can be checked. */
export const complaintNextOutcome = outcomeOf<typeof complaintNextMachine>((context) => {
  const complaint = complaintOf(context);
  const { orderNo } = complaint;
  return {
    concerns: [{ subject: orderSubject(orderNo), purposes: ['complain'] }],
    retries: [retryOf(complain, complaint)],
    question: { detail: complaint.problemDetail, orderId: orderNo },
  };
}, checkComplaint);
