import { rateService } from '../../services/complaint/actors.ts';
import { checkServiceRating } from '../../services/complaint/check.ts';
import { outcomeOf, retryOf } from '../pendingRequests/outcome.ts';
import { type complaintDetailsMachine, scoreOf } from './machine.ts';

/** Ratings of this complaint's answer. After a reload no stars are chosen, so that it cannot be retried. */
export const complaintDetailsOutcome = outcomeOf<typeof complaintDetailsMachine>((context) => {
  const { problemId } = context;
  return {
    concerns: [{ subject: `complaint:${problemId}`, purposes: ['rateService'] }],
    retries: [retryOf(rateService, scoreOf(context))],
    question: { problemId },
  };
}, checkServiceRating);
