import {
  type ActionFunction,
  type AnyMachineSnapshot,
  assign,
  type EventObject,
  type MachineContext,
  type ParameterizedObject,
} from 'xstate';
import { failureIn } from './failure.ts';

export const refusalIn = (event: object): string => {
  const failure = failureIn(event);
  return failure.kind === 'refused' ? failure.message : '';
};

export interface Refusable extends MachineContext {
  refusal: string;
}

/** The action that keeps the backend's message, so that it stays on the page. */
export const keepsRefusal = <
  Context extends Refusable,
  Expression extends EventObject,
  Event extends EventObject,
  Params extends ParameterizedObject['params'] | undefined,
>(): ActionFunction<Context, Expression, Event, Params, never, never, never, never, never> =>
  assign<Context, Expression, Params, Event, never>(
    ({ event }) => ({ refusal: refusalIn(event) }) as Partial<Context>,
  );

export const selectRefusal = ({ context }: AnyMachineSnapshot): string => context.refusal ?? '';
