import {
  type ActionArgs,
  type ActorRef,
  type AnyActorLogic,
  type AnyActorRef,
  assign,
  enqueueActions,
  type EventObject,
  type MachineContext,
  type NonReducibleUnknown,
  type ProvidedActor,
  sendTo,
  type Snapshot,
} from 'xstate';
import type { AppRef, ScreenRequest } from './events.ts';
import type { RouteName } from './routes.ts';

type System = ActionArgs<MachineContext, EventObject, EventObject>['system'];

/** What an action knows. */
export interface Args<Context> {
  context: Context;
  event: EventObject;
  self: AnyActorRef;
  system: System;
}

type AnyParams = NonReducibleUnknown | undefined;

/**
 * An action for every chart whose context has at least these fields. A method type, because the `self` of XState's `ActionFunction` makes that
 * invariant in the context (docs/charts/sharing-pieces.md).
 */
export type ActionOn<Context, Params = undefined> = {
  run(args: Args<Context>, params: Params): void;
}['run'];

interface Spawning<Context> extends Args<Context> {
  spawn: (logic: AnyActorLogic, options: { id: string; systemId?: string; input: object }) => AnyActorRef;
}

/** `assign` for a shared action: it changes only fields that `Context` names. */
export function assigns<Context extends MachineContext, Params extends AnyParams = undefined>(
  change: (args: Spawning<Context>, params: Params) => Partial<Context>,
): ActionOn<Context, Params> {
  return assign<Context, EventObject, Params, EventObject, ProvidedActor>((args, params) =>
    // XState's types allow no id for logic from an event.
    change({ ...args, spawn: args.spawn as Spawning<Context>['spawn'] }, params),
  );
}

/** Makes the actions that send `Request` to the root: each room has one for the requests that it understands. Only functions: their errors are at the word. */
export function sendsToApp<Request extends EventObject>() {
  return <
    Context extends { app: ActorRef<Snapshot<unknown>, Request> },
    Params extends AnyParams = undefined,
  >(
    request: (args: Args<Context>, params: Params) => Request,
  ): ActionOn<Context, Params> =>
    sendTo<Context, EventObject, Params, AnyActorRef, EventObject>(({ context }) => context.app, request);
}

/**
 * An action that sends the root a request: a screen never navigates, toasts or calls the shell by itself.
 *
 * @example
 * actions: {
 *   openHelp: sendToApp(() => ({ type: 'navigation.requested', to: 'customerService' })),
 *   toast: sendToApp((_, { message }: { message: Message }) => ({ type: 'toast.requested', message })),
 * }
 */
export const sendToApp = sendsToApp<ScreenRequest>();

/** An action that opens a screen for the order of the context; with `replace`, going back does not return to this one. */
export function opensForOrder(to: RouteName, replace = false) {
  return sendToApp(
    ({
      context: { productId, orderId },
    }: {
      context: { app: AppRef; productId: string; orderId: string };
    }) => ({
      type: 'navigation.requested',
      to,
      query: { productId, orderId },
      ...(replace && { replace }),
    }),
  );
}

/** Makes the actions that send any number of requests. */
export function sendsEachToApp<Request extends EventObject>() {
  return <
    Context extends { app: ActorRef<Snapshot<unknown>, Request> },
    Params extends AnyParams = undefined,
  >(
    requests: (args: Args<Context>, params: Params) => readonly Request[],
  ): ActionOn<Context, Params> =>
    enqueueActions<Context, EventObject, Params, EventObject, never, never, never, never, never>(
      ({ enqueue, ...args }, params) => {
        const app: AnyActorRef = args.context.app;
        for (const request of requests(args, params)) enqueue.sendTo(app, request);
      },
    );
}

/**
 * Makes the actions that send to the child `id`, which understands `Message`.
 *
 * @example
 * const sendToCopy = sendToChild<CopyEvent>('copy');
 * actions: { copyCode: sendToCopy(({ context }) => ({ type: 'copy.requested', text: context.code })) }
 */
export function sendToChild<Message extends EventObject>(id: string) {
  return <Context extends MachineContext, Params extends AnyParams = undefined>(
    message: (args: Args<Context>, params: Params) => Message,
  ): ActionOn<Context, Params> => sendTo<Context, EventObject, Params, AnyActorRef, EventObject>(id, message);
}

interface Forwarded {
  to: string;
  event: EventObject;
}

function forward(): ActionOn<MachineContext, Forwarded> {
  return sendTo<MachineContext, EventObject, Forwarded, AnyActorRef, EventObject>(
    (_, { to }) => to,
    (_: unknown, { event }: Forwarded) => event,
  );
}

/** The action of `forwardsTo`. */
export const forwardKit = { actions: { forward: forward() } };

/**
 * For a transition: passes its event on to the child `to`, which understands `Message`. Needs `forwardKit`.
 *
 * @example
 * on: { 'toast.requested': { actions: forwardsTo<ToasterEvent>('toaster') } }
 */
export function forwardsTo<Message extends EventObject>(to: string) {
  return { type: 'forward', params: ({ event }: { event: Message }) => ({ to, event }) } as const;
}

/** An action or guard whose payload is the event itself. */
export function withEvent<const Name extends string>(type: Name) {
  return { type, params: <Event>({ event }: { event: Event }) => event } as const;
}

/** An action or guard whose payload is the response of a service. */
export function withOutput<const Name extends string>(type: Name) {
  return { type, params: <Output>({ event }: { event: { output: Output } }) => event.output } as const;
}
