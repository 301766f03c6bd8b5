import { register } from '../../../services/promotion/actors.ts';
import { outcomeOf, retryOf } from '../../pendingRequests/outcome.ts';
import { registrationOf } from './context.ts';
import type { registrationMachine } from './machine.ts';

/** Without a session nothing can be checked; after a reload the code is missing, so the same request cannot be sent. */
export const registrationOutcome = outcomeOf<typeof registrationMachine>((context) => ({
  concerns: [{ subject: `promotion:${context.page.id}`, purposes: ['register'] }],
  retries: [retryOf(register, { registration: registrationOf(context) })],
  question: undefined,
}));
