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
import type { RouteName } from '../../services/visit/flows.ts';

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

/** What was written, or the message of its type: a wrong one is compared with that alone, so that its error is one line. */
type Meant<Sent, Message extends EventObject> = Sent extends Message
  ? Sent
  : Sent extends { type: Message['type'] }
    ? Extract<Message, { type: Sent['type'] }>
    : { type: Message['type'] };

/** Makes the actions that send `Request` to the root: each room has one for the requests that it understands. Only functions: their errors are at the word. */
export function sendsToApp<Request extends EventObject>() {
  return <
    Context extends { app: ActorRef<Snapshot<unknown>, Request> },
    Params extends AnyParams = undefined,
    Sent extends Request | { type: Request['type'] } = Request,
  >(
    request: (args: Args<Context>, params: Params) => Meant<Sent, Request>,
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

interface Sender<Message extends EventObject> {
  readonly id: string;
  <
    Context extends MachineContext,
    Params extends AnyParams = undefined,
    Sent extends Message | { type: Message['type'] } = Message,
  >(
    message: (args: Args<Context>, params: Params) => Meant<Sent, Message>,
  ): ActionOn<Context, Params>;
}

/**
 * Makes the actions that send to the child `id`, which understands `Message`.
 *
 * @example
 * const sendToCopy = sendToChild<CopyEvent>('copy');
 * actions: { copyCode: sendToCopy(({ context }) => ({ type: 'copy.requested', text: context.code })) }
 */
export function sendToChild<Message extends EventObject>(id: string): Sender<Message> {
  return Object.assign(
    <Context extends MachineContext, Params extends AnyParams>(
      message: (args: Args<Context>, params: Params) => EventObject,
    ): ActionOn<Context, Params> =>
      sendTo<Context, EventObject, Params, AnyActorRef, EventObject>(id, message),
    { id },
  );
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

/** What the place that names an action or guard passes to its `params`, and what those have to be. */
type Passed<Place, Name> = Place extends { type: Name; params?: infer Params }
  ? Extract<Params, (args: never) => unknown> extends (
      args: infer Args extends { event: object },
    ) => infer Payload
    ? { event: Args['event']; payload: Payload }
    : never
  : never;

/** The name; where it does not fit, what is wrong, as the error at the word. A place that is not typed yet is checked where the chart is created. */
type Fitting<Place, Name extends string> = unknown extends Place
  ? Name
  : [Passed<Place, Name>] extends [never]
    ? `this chart has no ${Name}`
    : Passed<Place, Name> extends { event: infer Event; payload: infer Payload }
      ? [Event] extends [Payload]
        ? Name
        : `${Name} needs ${keyof Payload & string}`
      : never;

/** `Place` is read from the place. A misfit fits everywhere, so that the error at the word is the only one. */
type Placed<Place, Given, Type, Fit, Payload> = [Given] extends [never]
  ? Place
  : { readonly type: Type; readonly params: Given extends Fit ? Payload : () => never };

/** An action or guard whose payload is the event itself. */
export function withEvent<Place, const Name extends string>(
  type: Fitting<Place, Name>,
): Placed<Place, Name, Name, Fitting<Place, Name>, <Event>({ event }: { event: Event }) => Event>;
export function withEvent(type: string): unknown {
  return { type, params: <Event>({ event }: { event: Event }) => event };
}

/** An action or guard whose payload is the response of a service. */
export function withOutput<const Name extends string>(type: Name) {
  return { type, params: <Output>({ event }: { event: { output: Output } }) => event.output } as const;
}

/** The child; where it does not understand the event, that, as the error at the word. */
type Hearing<Place, Message extends EventObject> = unknown extends Place
  ? Sender<Message>
  : Passed<Place, 'forward'> extends { event: infer Event extends EventObject }
    ? [Event] extends [Message]
      ? Sender<Message>
      : `it does not understand ${Event['type']}`
    : Sender<Message>;

/**
 * For a transition: passes its event on to a child. Needs `forwardKit`.
 *
 * @example
 * on: { 'toast.requested': { actions: forwardsTo(sendToToaster) } }
 */
export function forwardsTo<Place, Message extends EventObject>(
  child: Hearing<Place, Message>,
): Placed<
  Place,
  Message,
  'forward',
  Hearing<Place, Message> extends string ? never : Message,
  ({ event }: { event: Message }) => Forwarded
>;
export function forwardsTo({ id }: { id: string }): unknown {
  return { type: 'forward', params: ({ event }: { event: EventObject }) => ({ to: id, event }) };
}
