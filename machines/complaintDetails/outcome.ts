import { rateService } from '../../services/complaint/actors.ts';
import { checkServiceRating } from '../../services/complaint/check.ts';
import { outcomeOf, retryOf } from '../pendingRequests/outcome.ts';
import type { complaintDetailsMachine } from './machine.ts';

const scores = [1, 2, 3, 4, 5];

/** Ratings of this complaint's answer. The phone keeps only a mark of what was sent: after a reload the stars are those whose mark it is. */
export const complaintDetailsOutcome = outcomeOf<typeof complaintDetailsMachine>(
  ({ problemId }) => ({
    concerns: [{ subject: `complaint:${problemId}`, purposes: ['rateService'] }],
    retries: scores.map((score) => retryOf(rateService, { score, problemId }, String(score))),
    question: { problemId },
  }),
  checkServiceRating,
);
