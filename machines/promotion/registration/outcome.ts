import { register } from '../../../services/promotion/actors.ts';
import { outcomeOf, retryOf } from '../../moneyOnce/outcome.ts';
import { registrationOf } from './context.ts';
import type { registrationMachine } from './machine.ts';

/** Registrations on this promotion. Nobody is logged in, so there is nothing to check; after a reload the code is missing, so nothing is the same. */
export const registrationOutcome = outcomeOf<typeof registrationMachine>((context) => ({
  concerns: [{ subject: `promotion:${context.page.id}`, purposes: ['register'] }],
  retries: [retryOf(register, { registration: registrationOf(context) })],
  question: undefined,
}));
