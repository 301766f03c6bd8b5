// Its chart, drawn: docs/charts/app.md
import {
  type AnyActorLogic,
  type AnyActorRef,
  assign,
  fromCallback,
  fromPromise,
  sendTo,
  setup,
  type SnapshotFrom,
  stateIn,
  stopChild,
} from 'xstate';
import { bridgeActor, type BridgeCommand } from '../../bridge/actor.ts';
import type { SentinelMode } from '../../services/device/backSentinel.ts';
import { storageActor } from '../../services/device/storageActor.ts';
import { carriedIn } from '../../services/http/pageQuery.ts';
import { watchRelease } from '../../services/release/watchRelease.ts';
import { saveEvent } from '../../services/tracking/actors.ts';
import { pendingRequestsMachine } from '../pendingRequests/pendingRequests.ts';
import { pendingMachine } from '../pendingRequests/pending.ts';
import { pendingRegion, rootKit } from '../pendingRequests/rootKit.ts';
import { pendingRequestEvents, pendingRequestActors } from '../pendingRequests/rootKit.ts';
import { watchScreen } from '../pendingRequests/screenWatch.ts';
import { calendarMachine } from './calendar.ts';
import { connectionMachine, watchesConnection } from './connection.ts';
import { crashesTo } from './exception.ts';
import { releaseEvents, releaseKit, watchesRelease } from './release.ts';
import { reportEvents, reportKit, sendToToaster, reportActors, toStorage } from './reports.ts';
import { sessionInput } from './session.ts';
import { notProvided } from '../screen/notProvided.ts';
import { toasterMachine } from './toaster.ts';
import { trackerMachine } from './tracker.ts';
import { addressGuards } from './addressGuards.ts';
import type { AddressCommand, AppContext, AppEvent, AppInput, LoadedScreen, UrlChanged } from './context.ts';
import { sendToChild, withEvent, withOutput } from '../screen/actions.ts';
import type { PaymentInput, PaymentRequest } from '../payment/requests.ts';
import type { ScreenReturned } from '../screen/events.ts';
import { fallbackStates } from './fallback.ts';
import { isDeadEnd, type LinkOpened, opening, linkCommand, leavingGuards, leavingRegion } from './leaving.ts';
import { pathOf, type RouteName, routeIn } from '../screen/routes.ts';
import { sessionActors, sessionRegion } from './sessionEnd.ts';
import { visibleKit } from './visible.ts';
import { isPaused, isReloadable, reloads, rootStates, shownState, unhandled } from './shown.ts';

/** XState's types allow no id for logic from an event; other actions refer to this id 'screen'. */
type SpawnScreen = (logic: AnyActorLogic, options: { id: 'screen'; input: PaymentInput }) => AnyActorRef;
type SpawnStore = (
  logic: AnyActorLogic,
  options: { id: string; systemId: string; input: { queued: readonly PaymentRequest['event'][] } },
) => AnyActorRef;

const passesToStore = {
  type: 'forward',
  params: ({ event: { store, event } }: { event: PaymentRequest }) => ({ to: store, event }),
} as const;

/** What a message is about: later ones about the same replace it. */
const topicOf = ({ event: { type, ...about } }: PaymentRequest) =>
  `${type} ${'orderId' in about ? about.orderId : ''}`;

const sendToAddress = sendToChild<AddressCommand>('address');
const sendToBridge = sendToChild<BridgeCommand>('bridge');

const app = setup({
  types: {} as {
    context: AppContext;
    input: AppInput;
    events: AppEvent;
    tags: 'busy' | 'leaving' | 'fetching' | 'crashed';
  },
  actors: {
    loadScreen: fromPromise<LoadedScreen, { route: RouteName }>(notProvided('loadScreen')),
    address: fromCallback<AddressCommand>(notProvided('address')),
    ...sessionActors,
    pendingRequests: pendingRequestsMachine,
    pending: pendingMachine,
    calendar: calendarMachine,
    connection: connectionMachine,
    watchRelease,
    watchScreen,
    bridge: bridgeActor,
    storage: storageActor,
    toaster: toasterMachine,
    tracker: trackerMachine.provide({
      actors: { record: saveEvent },
    }),
  },
  guards: {
    isKnownPath: ({ context }) => routeIn(context) !== undefined,
    ...addressGuards,
    isPaused,
    isArrivalPaused: ({ context }, { machine }: LoadedScreen) => context.closed.includes(machine.id),
    ...leavingGuards,
    isDeadEnd,
    isReloadable,
    isStoreOpen: ({ context }, { store }: PaymentRequest) => context.stores[store] !== undefined,
    isSessionEnded: stateIn(rootStates.sessionEnded),
  },
  actions: {
    setAddress: assign(({ context }, { address, isTraversal = false }: UrlChanged) => ({
      address,
      isTraversal,
      carried: { ...context.carried, ...carriedIn(address.search) },
    })),
    /** Calls use the session in the current URL, because a link of the backend may have another one. */
    nameSession: sendTo('session', ({ context }) => ({
      type: 'session.named' as const,
      search: context.address.search,
    })),
    stopScreen: stopChild('screen'),
    forgetScreen: assign({ screen: undefined, flow: '' }),
    /** A store starts with the first screen that needs it, and outlives the screens. */
    openStores: assign({
      stores: ({ context, spawn }, { stores = {} }: LoadedScreen) => ({
        ...Object.fromEntries(
          Object.entries(stores)
            .filter(([name]) => !context.stores[name])
            .map(([name, logic]) => [
              name,
              (spawn as SpawnStore)(logic, {
                id: name,
                systemId: name,
                input: {
                  queued: context.queued.filter(({ store }) => store === name).map(({ event }) => event),
                },
              }),
            ]),
        ),
        ...context.stores,
      }),
      queued: ({ context }, { stores = {} }: LoadedScreen) =>
        context.queued.filter(({ store }) => !stores[store]),
    }),
    queueForStore: assign(({ context: { queued } }, request: PaymentRequest) => ({
      queued: [...queued.filter((one) => topicOf(one) !== topicOf(request)), request],
    })),
    openScreen: assign({
      flow: (_, { machine }: LoadedScreen) => machine.id,
      screen: ({ context, self, spawn }, { machine, stored }: LoadedScreen) =>
        (spawn as SpawnScreen)(machine, {
          id: 'screen',
          input: {
            app: self,
            route: routeIn(context) ?? 'site',
            search: context.address.search,
            environment: context.environment,
            ...(stored && { stored }),
            stores: Object.fromEntries(
              Object.entries(context.stores).map(([name, store]) => [name, store.getSnapshot().context]),
            ),
          },
        }),
    }),
    setNext: assign((_, next: NonNullable<AppContext['next']>) => ({ next })),
    openNext: sendToAddress(({ context }: { context: AppContext }) => opening(context)),
    forgetNext: assign({ next: undefined }),
    followLink: sendTo(
      ({ context }, link: LinkOpened) => linkCommand(context, link).to,
      ({ context }, link: LinkOpened) => linkCommand(context, link).message,
    ),
    /** Reverts back and forward to another URL while the screen must not be left. */
    restoreAddress: sendToAddress(({ context: { address } }: { context: AppContext }) => ({
      type: 'path.opened',
      path: pathOf(address),
      replace: false,
    })),
    goBack: sendToAddress(() => ({ type: 'back.requested' })),
    closePage: sendToBridge(() => ({ type: 'bridge.called', request: { action: 'closeWebView' } })),
    catchBack: sendToAddress((_, { mode }: { mode: SentinelMode }) => ({ type: 'sentinel.set', mode })),
    toastOffline: sendToToaster(() => ({ type: 'toast.requested', message: { key: 'offline.stays' } })),
    toastDeadEnd: sendToToaster(() => ({ type: 'toast.requested', message: { key: 'shell.unsupported' } })),
    endToasts: sendToToaster(() => ({ type: 'screen.left' })),
    notifySessionEnd: sendToChild<{ type: 'session.ended' }>('cleanup')(() => ({ type: 'session.ended' })),
    pressBackOnScreen: sendTo('screen', { type: 'back.pressed' }),
    notifyReturned: sendTo(({ context }) => context.screen ?? 'toaster', {
      type: 'screen.returned',
    } satisfies ScreenReturned),
    answerBack: sendToBridge((_, { handled }: { handled: boolean }) => ({
      type: 'back.answered',
      handled,
    })),
  },
  delays: { chunkLimit: 30_000, fetchLimit: 20_000 },
})
  .extend(reportKit)
  .extend(releaseKit)
  .extend(rootKit)
  .extend(visibleKit);

/** The root actor: maps the URL to one screen at a time and fulfils that screen's requests to the outside world. It handles back and navigation. */
export const appMachine = app.createMachine({
  id: 'app',
  context: ({ input }) => ({
    ...input,
    carried: carriedIn(input.address.search),
    isTraversal: false,
    screen: undefined,
    visible: undefined,
    next: undefined,
    flow: '',
    stores: {},
    queued: [],
    closed: [],
    notice: '',
  }),
  invoke: [
    {
      id: 'session',
      src: 'session',
      systemId: 'session',
      input: ({ context, self }) => ({ ...sessionInput(context, context.address.search), root: self }),
    },
    ...pendingRequestActors('screen'),
    { id: 'address', src: 'address' },
    watchesConnection,
    { id: 'calendar', src: 'calendar', systemId: 'calendar', input: ({ self }) => ({ root: self }) },
    watchesRelease,
    {
      id: 'bridge',
      src: 'bridge',
      systemId: 'bridge',
      input: ({ context }) => ({ adapter: context.adapter }),
    },
    ...reportActors,
  ],
  on: {
    ...reportEvents,
    'text.stored': { actions: toStorage },
    'store.notified': [
      { guard: withEvent('isStoreOpen'), actions: passesToStore },
      { actions: withEvent('queueForStore') },
    ],
    ...pendingRequestEvents,
    'shell.backPressed': { actions: unhandled },
    ...releaseEvents,
  },
  type: 'parallel',
  states: {
    screen: {
      initial: 'resolving',
      on: {
        'url.changed': {
          guard: withEvent('isElsewhere'),
          target: '.resolving',
          actions: ['stopScreen', 'forgetScreen', 'forgetPending', withEvent('setAddress'), 'nameSession'],
        },
        'page.restored': reloads,
        ...crashesTo({ target: '.crashed', actions: ['stopScreen', 'forgetScreen', 'forgetPending'] }),
        // The next screen's files did not come: this one stays (the region `way`).
        'xstate.error.actor.fetchScreen': {},
      },
      states: {
        resolving: {
          entry: 'endToasts',
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
            onDone: [
              { guard: withOutput('isArrivalPaused'), target: 'closed' },
              {
                target: 'shown',
                actions: [withOutput('openStores'), withOutput('openScreen'), withOutput('explainScreen')],
              },
            ],
            onError: { target: 'missing' },
          },
          after: { chunkLimit: { target: 'failed' } },
        },
        shown: {
          ...shownState,
          invoke: {
            id: 'watchScreen',
            src: 'watchScreen',
            input: ({ self }) => ({ root: self, screen: 'screen' }),
          },
        },
        ...fallbackStates,
      },
    },
    way: leavingRegion,
    pending: pendingRegion,
    session: sessionRegion,
  },
});

rootStates satisfies Record<string, Parameters<SnapshotFrom<typeof appMachine>['matches']>[0]>;
