import {
  type ActionFunction,
  type AnyMachineSnapshot,
  assign,
  type EventObject,
  type MachineContext,
  type ParameterizedObject,
} from 'xstate';
import { failureIn } from './failure.ts';

/** What the lender said when it refused, from the event of a failure; empty when it said nothing, or did not refuse. */
const refusalIn = (event: object): string => {
  const failure = failureIn(event);
  return failure.kind === 'refused' ? failure.message : '';
};

/** A context that keeps what the lender said when it refused; empty when it said nothing. */
interface Refusable extends MachineContext {
  refusal: string;
}

/** The action that keeps the lender's words, so that they stay on the page. */
export const keepsRefusal = <
  Context extends Refusable,
  Expression extends EventObject,
  Event extends EventObject,
  Params extends ParameterizedObject['params'] | undefined,
>(): ActionFunction<Context, Expression, Event, Params, never, never, never, never, never> =>
  assign<Context, Expression, Params, Event, never>(
    ({ event }) => ({ refusal: refusalIn(event) }) as Partial<Context>,
  );

/** What the lender said when it refused to show the screen; empty when it said nothing. */
export const selectRefusal = ({ context }: AnyMachineSnapshot): string => context.refusal ?? '';
