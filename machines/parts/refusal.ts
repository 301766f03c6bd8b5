import { failureIn } from './failure.ts';

/** What the lender said when it refused, from the event of a failure; empty when it said nothing, or did not refuse. */
export const refusalIn = (event: object): string => {
  const failure = failureIn(event);
  return failure.kind === 'refused' ? failure.message : '';
};
