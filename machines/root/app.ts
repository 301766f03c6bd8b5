// Its chart, drawn: docs/charts/app.md
import { fromCallback, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { bridgeActor } from '../../bridge/actor.ts';
import { storageActor } from '../../services/device/storageActor.ts';
import { carriedIn } from '../../services/http/pageQuery.ts';
import { watchRelease } from '../../services/release/watchRelease.ts';
import { saveEvent } from '../../services/tracking/actors.ts';
import { pendingRequestsMachine } from '../pendingRequests/pendingRequests.ts';
import {
  invokesPendingRequests,
  pendingRegion,
  pendingRequestEvents,
  rootKit,
} from '../pendingRequests/rootKit.ts';
import { watchScreen } from './watchScreen.ts';
import { notProvided } from '../screen/notProvided.ts';
import type { RouteName } from '../../services/visit/flows.ts';
import { calendarMachine } from './calendar.ts';
import { connectionMachine, watchesConnection } from './connection.ts';
import type { AddressCommand, AppContext, AppEvent, AppInput, LoadedScreen } from './context.ts';
import { leavingKit, leavingRegion } from './leaving.ts';
import { releaseEvents, releaseKit, watchesRelease } from './release.ts';
import { reportActors, reportEvents, reportKit, toStorage } from './reports.ts';
import { screenKit, screenRegion } from './screen.ts';
import { sessionActors, sessionInput, sessionRegion } from './session.ts';
import { rootStates, shownKit, backUnhandled } from './shown.ts';
import { storeEvents, storeKit } from './stores.ts';
import { toasterMachine } from './toaster.ts';
import { trackerMachine } from './tracker.ts';

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
    calendar: calendarMachine,
    connection: connectionMachine,
    watchRelease,
    watchScreen,
    bridge: bridgeActor,
    storage: storageActor,
    toaster: toasterMachine,
    tracker: trackerMachine.provide({ actors: { record: saveEvent } }),
  },
})
  .extend(screenKit)
  .extend(storeKit)
  .extend(shownKit)
  .extend(leavingKit)
  .extend(reportKit)
  .extend(releaseKit)
  .extend(rootKit);

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
    invokesPendingRequests('screen'),
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
    ...storeEvents,
    ...pendingRequestEvents,
    'shell.backPressed': { actions: backUnhandled },
    ...releaseEvents,
  },
  type: 'parallel',
  states: {
    screen: screenRegion,
    navigation: leavingRegion,
    pending: pendingRegion,
    session: sessionRegion,
  },
});

rootStates satisfies Record<string, Parameters<SnapshotFrom<typeof appMachine>['matches']>[0]>;
