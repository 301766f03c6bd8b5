import {
  type AnyActorLogic,
  type AnyActorRef,
  assign,
  fromCallback,
  fromPromise,
  sendTo,
  setup,
  stopChild,
} from 'xstate';
import { bridgeActor } from '../../bridge/actor.ts';
import type { BridgeAdapter } from '../../bridge/adapter.ts';
import type { ShellMessage } from '../../bridge/actor.ts';
import { type ConnectionEvent, watchConnection } from '../../services/connection.ts';
import type { Environment } from '../../services/environment.ts';
import { carriedNames, commonNames, pick } from '../../services/http/pageQuery.ts';
import { classifyLink, withQuery } from '../../services/links.ts';
import { toasterMachine } from '../parts/toaster.ts';
import { trackerMachine } from '../parts/tracker.ts';
import type { AppRequest, ScreenInput } from './events.ts';
import { type RouteName, routeOf, routes } from './routes.ts';

/** Where the browser is. `search` has no question mark. */
interface Address {
  path: string;
  search: string;
}

interface AppInput {
  environment: Environment;
  /** The page's own origin. */
  origin: string;
  address: Address;
  adapter: BridgeAdapter;
}

/** A screen as its chunk brings it: its machine, and the long-lived stores that it needs, by name. */
export interface LoadedScreen {
  machine: AnyActorLogic;
  stores?: Record<string, AnyActorLogic>;
}

interface AppContext extends AppInput {
  /** Parameters of the session that in-app navigation carries along (decisions §2). */
  carried: Record<string, string>;
  screen: AnyActorRef | undefined;
  stores: Record<string, AnyActorRef>;
}

type AppEvent =
  | AppRequest
  | ShellMessage
  | ConnectionEvent
  | AddressMessage
  | { type: 'retry.requested' }
  | { type: 'toast.dismissed' };

/** What the browser is asked to do with its address. */
export type AddressCommand =
  /** Changes the address without loading a page. */
  | { type: 'path.opened'; path: string; replace: boolean }
  /** Leaves for another page. */
  | { type: 'url.opened'; url: string; replace: boolean };
type AddressMessage = { type: 'url.changed'; address: Address };

const notProvided = (name: string) => (): never => {
  throw new Error(`The app must be given its '${name}'`);
};

/** The types of xstate allow no id for a logic that comes in by an event; the id is what the other actions mean by 'screen'. */
type SpawnScreen = (logic: AnyActorLogic, options: { id: 'screen'; input: ScreenInput }) => AnyActorRef;
type SpawnStore = (logic: AnyActorLogic, options: { id: string; systemId: string }) => AnyActorRef;

/** The staff's screen is a path like no other in a build without it. */
const routeIn = ({ address, environment }: AppContext) => {
  const route = routeOf(address.path);
  return route === 'testPreview' && !environment.staffTools ? undefined : route;
};

const destinationOf = (context: AppContext, event: AppEvent) => {
  if (event.type !== 'link.opened') throw new Error(`${event.type} is no link`);
  const { environment, origin } = context;
  const door = { scheme: environment.deepLinkScheme, allowHttp: environment.allowHttpLinks, origin };
  return { event, destination: classifyLink(event.link, door, event.pageNames) };
};

/** The session's parameters that `path` does not name itself. */
const missingFrom = (path: string, carried: Record<string, string>) => {
  const named = new URLSearchParams(/\?([^#]*)/.exec(path)?.[1]);
  return Object.fromEntries(Object.entries(carried).filter(([name]) => !named.has(name)));
};

/** Where a server-given link is passed on to, once the door of decisions §9 let it through. */
const passThroughDoor = (context: AppContext, appEvent: AppEvent) => {
  const { carried } = context;
  const { event, destination } = destinationOf(context, appEvent);
  const replace = event.replace ?? false;
  const common = event.withCommonParameters ? pick(new URLSearchParams(carried), commonNames) : {};
  switch (destination.kind) {
    case 'ownPage': {
      const path = withQuery(destination.path, missingFrom(destination.path, carried));
      return routeOf(path.replace(/[?#].*/, ''))
        ? ({ to: 'address', message: { type: 'path.opened', path, replace } } as const)
        : ({ to: 'address', message: { type: 'url.opened', url: path, replace } } as const);
    }
    case 'web': {
      const url = withQuery(destination.url, common);
      return { to: 'address', message: { type: 'url.opened', url, replace } } as const;
    }
    case 'native': {
      const request = { action: 'navigate', payload: { to: withQuery(destination.to, common) } } as const;
      return { to: 'bridge', message: { type: 'bridge.called', request } } as const;
    }
    case 'refused':
      throw new Error('A refused link leads nowhere');
  }
};

/**
 * The root actor: turns the address into one screen at a time and does what that screen asks of the world (design.md, One actor system).
 * The browser's part of it (the address, loading chunks) is provided where the app is put together, in views/entries.
 */
export const appMachine = setup({
  types: {} as { context: AppContext; input: AppInput; events: AppEvent; tags: 'busy' },
  actors: {
    /** Loads a screen's chunk and wording; resolves with its machine and stores. */
    loadScreen: fromPromise<LoadedScreen, { route: RouteName }>(notProvided('loadScreen')),
    /** The browser's address: opens what it is told to, and tells of every change. */
    address: fromCallback<AddressCommand>(notProvided('address')),
    watchConnection,
    bridge: bridgeActor,
    toaster: toasterMachine,
    tracker: trackerMachine,
  },
  guards: {
    isKnownPath: ({ context }) => routeIn(context) !== undefined,
    isElsewhere: ({ context, event }) =>
      event.type === 'url.changed' &&
      (event.address.path !== context.address.path || event.address.search !== context.address.search),
    isLinkRefused: ({ context, event }) => destinationOf(context, event).destination.kind === 'refused',
    hasScreen: ({ context }) => context.screen !== undefined,
    /** The person asked for something of the shell that it cannot do here. */
    isDeadEnd: ({ event }) =>
      event.type === 'bridge.answered' &&
      !event.result.ok &&
      event.result.reason !== 'cancelled' &&
      ['navigate', 'goPage', 'callPhone', 'share'].includes(event.request.action),
    /** A dialog is open, or the screen has another use for back. */
    screenTakesBack: ({ context }) => {
      const snapshot = context.screen?.getSnapshot();
      return !!snapshot && (snapshot.can({ type: 'back.pressed' }) || snapshot.hasTag('modal'));
    },
  },
  actions: {
    keepAddress: assign(({ context, event }) =>
      event.type === 'url.changed'
        ? {
            address: event.address,
            carried: { ...context.carried, ...pick(new URLSearchParams(event.address.search), carriedNames) },
          }
        : {},
    ),
    stopScreen: stopChild('screen'),
    forgetScreen: assign({ screen: undefined }),
    /** A store starts with the first screen that needs it, and outlives the screens. */
    openStores: assign({
      stores: ({ context, spawn }, { stores = {} }: LoadedScreen) => ({
        ...Object.fromEntries(
          Object.entries(stores)
            .filter(([name]) => !context.stores[name])
            .map(([name, logic]) => [name, (spawn as SpawnStore)(logic, { id: name, systemId: name })]),
        ),
        ...context.stores,
      }),
    }),
    tellStore: sendTo(
      ({ event }) => (event.type === 'store.told' ? event.store : 'none'),
      ({ event }) => (event.type === 'store.told' ? event.event : event),
    ),
    openScreen: assign({
      screen: ({ context, self, spawn }, { machine }: LoadedScreen) =>
        (spawn as SpawnScreen)(machine, {
          id: 'screen',
          input: {
            app: self,
            route: routeIn(context) ?? 'site',
            search: context.address.search,
            environment: context.environment,
            stores: Object.fromEntries(
              Object.entries(context.stores).map(([name, store]) => [name, store.getSnapshot().context]),
            ),
          },
        }),
    }),
    openRoute: sendTo('address', ({ context, event }) => {
      if (event.type !== 'navigation.requested') throw new Error(`${event.type} is no navigation`);
      const path = withQuery(routes[event.to], { ...context.carried, ...event.query });
      return { type: 'path.opened', path, replace: event.replace ?? false };
    }),
    toastRefusal: sendTo('toaster', { type: 'toast.requested', message: { key: 'link.refused' } }),
    /** A screen that waits to be left need not wait any longer. */
    tellOfRefusal: sendTo(({ context }) => context.screen ?? 'toaster', { type: 'link.refused' }),
    followLink: sendTo(
      ({ context, event }) => passThroughDoor(context, event).to,
      ({ context, event }) => passThroughDoor(context, event).message,
    ),
    passToToaster: sendTo('toaster', ({ event }) => event),
    toastDeadEnd: sendTo('toaster', { type: 'toast.requested', message: { key: 'shell.unsupported' } }),
    passToBridge: sendTo('bridge', ({ event }) => event),
    passToTracker: sendTo('tracker', ({ event }) => event),
    passToScreen: sendTo('screen', ({ event }) => event),
    pressBackOnScreen: sendTo('screen', { type: 'back.pressed' }),
    answerBack: sendTo('bridge', (_, { handled }: { handled: boolean }) => ({
      type: 'back.answered',
      handled,
    })),
  },
  delays: { chunkLimit: 30_000 },
}).createMachine({
  id: 'app',
  context: ({ input }) => ({
    ...input,
    carried: pick(new URLSearchParams(input.address.search), carriedNames),
    screen: undefined,
    stores: {},
  }),
  invoke: [
    { id: 'address', src: 'address' },
    { id: 'watchConnection', src: 'watchConnection' },
    {
      id: 'bridge',
      src: 'bridge',
      systemId: 'bridge',
      input: ({ context }) => ({ adapter: context.adapter }),
    },
    { id: 'toaster', src: 'toaster', systemId: 'toaster' },
    { id: 'tracker', src: 'tracker', systemId: 'tracker' },
  ],
  on: {
    'navigation.requested': { actions: 'openRoute' },
    'link.opened': [
      { guard: 'isLinkRefused', actions: ['toastRefusal', 'tellOfRefusal'] },
      { actions: 'followLink' },
    ],
    'toast.requested': { actions: 'passToToaster' },
    'toast.dismissed': { actions: 'passToToaster' },
    'bridge.called': { actions: 'passToBridge' },
    'event.tracked': { actions: 'passToTracker' },
    'store.told': { actions: 'tellStore' },
    'bridge.answered': [
      { guard: 'isDeadEnd', actions: 'toastDeadEnd' },
      { guard: 'hasScreen', actions: 'passToScreen' },
    ],
    'shell.paused': { guard: 'hasScreen', actions: 'passToScreen' },
    'shell.resumed': { guard: 'hasScreen', actions: 'passToScreen' },
    'shell.backPressed': [
      {
        guard: 'screenTakesBack',
        actions: [{ type: 'answerBack', params: { handled: true } }, 'pressBackOnScreen'],
      },
      { actions: { type: 'answerBack', params: { handled: false } } },
    ],
  },
  type: 'parallel',
  states: {
    screen: {
      initial: 'resolving',
      on: {
        'url.changed': {
          guard: 'isElsewhere',
          target: '.resolving',
          actions: ['stopScreen', 'forgetScreen', 'keepAddress'],
        },
      },
      states: {
        resolving: {
          description: 'The address is looked up in the table of routes.',
          always: [{ guard: 'isKnownPath', target: 'loading' }, { target: 'notFound' }],
        },
        loading: {
          description: "The screen's chunk and wording are on their way.",
          tags: 'busy',
          invoke: {
            id: 'loadScreen',
            src: 'loadScreen',
            input: ({ context }) => ({ route: routeIn(context) ?? 'site' }),
            onDone: {
              target: 'shown',
              actions: [
                { type: 'openStores', params: ({ event }) => event.output },
                { type: 'openScreen', params: ({ event }) => event.output },
              ],
            },
            onError: { target: 'failed' },
          },
          after: { chunkLimit: { target: 'failed' } },
        },
        shown: { description: 'One screen is on show and runs its own machine.' },
        failed: {
          description: 'The screen did not arrive; the person can try again.',
          on: { 'retry.requested': { target: 'loading' } },
        },
        notFound: { description: 'No screen has this address.' },
      },
    },
    connection: {
      initial: 'online',
      states: {
        online: { on: { 'connection.lost': { target: 'offline' } } },
        offline: {
          description: 'The device says that it has no connection; a notice says so.',
          on: { 'connection.restored': { target: 'online' } },
        },
      },
    },
  },
});
