import {
  type ActionArgs,
  type ActionFunction,
  type ActorRef,
  enqueueActions,
  type EventObject,
  type MachineContext,
  type ParameterizedObject,
  sendTo,
  type Snapshot,
} from 'xstate';
import { failureMessage } from './failure.ts';
import type { Message } from './message.ts';

export interface Asking<Request extends EventObject> extends MachineContext {
  app: ActorRef<Snapshot<unknown>, Request>;
}

type RequestOf<Context> = Context extends { app: ActorRef<Snapshot<unknown>, infer Request> }
  ? Request
  : never;

/** An action that sends the root actor a request: a screen never navigates, toasts or calls the shell by itself. */
export const asks = <
  // oxlint-disable-next-line typescript/no-explicit-any -- any kind of request: which one, the context says.
  Context extends Asking<any>,
  Expression extends EventObject,
  Event extends EventObject,
  Params extends ParameterizedObject['params'] | undefined,
>(
  request:
    | RequestOf<Context>
    | ((args: ActionArgs<Context, Expression, Event>, params: Params) => RequestOf<Context>),
): ActionFunction<Context, Expression, Event, Params, never, never, never, never, never> =>
  // `sendTo` is typed for delays and actors that a request does not have.
  sendTo(({ context }: { context: Context }) => context.app, request as never);

export const asksEach = <
  // oxlint-disable-next-line typescript/no-explicit-any -- any kind of request: which one, the context says.
  Context extends Asking<any>,
  Expression extends EventObject,
  Event extends EventObject,
>(
  requests: (context: Context) => readonly RequestOf<Context>[],
): ActionFunction<Context, Expression, Event, undefined, never, never, never, never, never> =>
  enqueueActions<Context, Expression, undefined, Event, never, never, never, never, never>(
    ({ context, enqueue }) => {
      for (const request of requests(context)) enqueue.sendTo(context.app, request);
    },
  );

/** Shows a failure as a toast: the backend's message after a refusal, otherwise 'error' (docs/product/calls.md#messages); `say` can replace both. */
export const toastsFailure = <
  // oxlint-disable-next-line typescript/no-explicit-any -- any root that toasts.
  Context extends Asking<any>,
  Expression extends EventObject,
  Event extends EventObject,
  Params extends ParameterizedObject['params'] | undefined,
>(
  say: (event: Expression) => Message = failureMessage,
) =>
  asks<Context, Expression, Event, Params>(
    ({ event }) => ({ type: 'toast.requested', message: say(event) }) as RequestOf<Context>,
  );
