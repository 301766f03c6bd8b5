// Its chart, drawn: docs/charts/landing.md
import { assign, fromCallback, fromPromise, sendTo, setup, type SnapshotFrom, stateIn } from 'xstate';
import { storageActor } from '../../../services/device/storageActor.ts';
import { watchPage } from '../../../services/device/watchPage.ts';
import { watchRelease } from '../../../services/release/watchRelease.ts';
import type { SentinelMode } from '../../../services/device/backSentinel.ts';
import { httpTimeout } from '../../../services/http/client.ts';
import { count, type Counted, loadTemplate } from '../../../services/promotion/actors.ts';
import { draftToStore } from '../../../services/promotion/draft.ts';
import { hashRoute, placeOf, visitOf } from '../../../services/promotion/page.ts';
import type { Template } from '../../../services/promotion/schema.ts';
import { sessionActor } from '../../../services/visit/session.ts';
import { downloadMachine } from '../download/machine.ts';
import { pendingRequestsMachine } from '../../pendingRequests/pendingRequests.ts';
import {
  invokesPendingRequests,
  pendingRegion,
  pendingRequestEvents,
  rootKit,
} from '../../pendingRequests/rootKit.ts';
import { catchBackAs, watchScreen } from '../../root/watchScreen.ts';
import { registrationOutcome } from '../registration/outcome.ts';
import { connectionMachine, watchesConnection } from '../../root/connection.ts';
import { crashesTo } from '../../root/exception.ts';
import { failureMessage, isRefused, refusalIn } from '../../screen/failure.ts';
import { releaseEvents, releaseKit, watchesRelease } from '../../root/release.ts';
import {
  reportEvents,
  reportKit,
  sendToStorage,
  sendToToaster,
  sendToTracker,
  reportActors,
} from '../../root/reports.ts';
import { sessionInput } from '../../root/session.ts';
import { forwardsTo, sendToChild, withEvent } from '../../screen/actions.ts';
import { notProvided } from '../../screen/notProvided.ts';
import { promotionTemplateStore } from '../template.ts';
import { toasterMachine } from '../../root/toaster.ts';
import { trackerMachine } from '../../root/tracker.ts';
import { registrationMachine } from '../registration/machine.ts';
import type {
  LandingContext,
  LandingEvent,
  LandingInput,
  PromotionAddressMessage,
  PromotionCommand,
} from './context.ts';
import { fallbackStates, closesWhenPaused, landingStates, pauseGuards } from './fallback.ts';
import type { LinkOpened } from './events.ts';
import { isLinkRefused, openingOf, leavingRegion } from './leaving.ts';
import { agreementState, templateRegion } from './loading.ts';

const tracks = (tracked: Counted) => ({ type: 'event.tracked' as const, tracked });

const sendToAddress = sendToChild<PromotionCommand>('address');

const toRegistration = forwardsTo(
  sendToChild<PromotionAddressMessage | { type: 'connection.restored' }>('registration'),
);

const landing = setup({
  types: {} as {
    context: LandingContext;
    input: LandingInput;
    events: LandingEvent;
    tags: 'busy' | 'crashed';
    children: {
      toaster: 'toaster';
      registration: 'registration';
      download: 'download';
      pendingRequests: 'pendingRequests';
      connection: 'connection';
    };
  },
  actors: {
    address: fromCallback<PromotionCommand>(notProvided('address')),
    loadAgreement: fromPromise<void>(notProvided('loadAgreement')),
    session: sessionActor,
    pendingRequests: pendingRequestsMachine,
    connection: connectionMachine,
    storage: storageActor,
    watchPage,
    watchRelease,
    watchScreen,
    toaster: toasterMachine,
    tracker: trackerMachine.provide({ actors: { record: count } }),
    promotionTemplate: promotionTemplateStore,
    loadTemplate,
    registration: registrationMachine,
    download: downloadMachine,
  },
  guards: {
    isOnDownload: ({ context }) => context.place.route === 'download',
    isOnAgreement: ({ context }) => context.place.route === 'agreement',
    isOnLanding: ({ context }) => context.place.route === 'landing',
    isOtherPage: ({ context }, { address }: PromotionAddressMessage) =>
      placeOf(address).route !== context.place.route,
    isBackOnLanding: ({ context }, { address }: PromotionAddressMessage) =>
      placeOf(address).route === 'landing' && context.place.route !== 'landing',
    /** The page stays where it is only when it was given both (docs/product/promotion.md#calls). */
    staysHere: ({ context: { visited } }) => visited.down_id !== '' && visited.links_id !== '',
    ...pauseGuards,
    hasCompletionCode: ({ context }) => context.visited.UC !== '',
    isLinkRefused,
    isRefused,
    isBlocked: stateIn(landingStates.blocked),
  },
  actions: {
    setLocation: assign((_, { address }: PromotionAddressMessage) => ({ place: placeOf(address) })),
    setTemplate: sendTo(
      ({ context }) => context.template,
      (_, template: Template) => ({ type: 'template.loaded' as const, template }),
    ),
    setRefusal: sendTo(
      ({ context }) => context.template,
      ({ event }) => ({ type: 'template.missed' as const, refusal: refusalIn(event) }),
    ),
    countVisit: sendToTracker(({ context: { visited, clientType } }: { context: LandingContext }) =>
      tracks({ kind: 'visit', payload: visitOf(visited, clientType) }),
    ),
    countCompletion: sendToTracker(({ context: { visited } }: { context: LandingContext }) =>
      tracks({ kind: 'complete', payload: { UC: visited.UC, page_id: visited.id } }),
    ),
    openDownload: sendToAddress(({ context }: { context: LandingContext }) => ({
      type: 'hash.opened',
      hash: hashRoute('downloadTemplate', context.visited),
    })),
    followLink: sendToAddress(({ context }: { context: LandingContext }, link: LinkOpened) =>
      openingOf(context, link),
    ),
    catchBack: sendToAddress((_, { mode }: { mode: SentinelMode }) => ({ type: 'sentinel.set', mode })),
    /** The draft moves to the current history entry, where a reload looks for it. */
    carryDraft: sendToStorage(({ context }: { context: LandingContext }) => draftToStore(context.draft)),
    forgetDraft: sendToStorage(() => draftToStore(undefined)),
    toastFailure: sendToToaster(({ event }) => ({
      type: 'toast.requested',
      message: { ...failureMessage(event), isOnPage: true },
    })),
  },
  delays: { requestLimit: httpTimeout },
})
  .extend(reportKit)
  .extend(releaseKit)
  .extend(rootKit);

const pageRegion = landing.createStateConfig({
  initial: 'resolving',
  description: 'Which page the address names.',
  on: {
    'address.changed': [
      { guard: withEvent('isOtherPage'), target: '.resolving', actions: withEvent('setLocation') },
      { actions: withEvent('setLocation') },
    ],
    ...crashesTo({ target: '.crashed' }),
    // Its own region shows that it did not arrive.
    'xstate.error.actor.loadTemplate': {},
  },
  states: {
    resolving: {
      always: [
        { guard: 'isOnDownload', target: 'download' },
        { guard: 'isOnAgreement', target: 'agreement' },
        { target: 'landing' },
      ],
    },
    landing: closesWhenPaused,
    agreement: agreementState,
    download: {
      ...closesWhenPaused,
      invoke: {
        id: 'download',
        src: 'download',
        input: ({ context: { template, clientType }, self }) => ({ app: self, store: template, clientType }),
      },
    },
    ...fallbackStates,
  },
});

const visitRegion = landing.createStateConfig({
  initial: 'elsewhere',
  description: 'The visit of the landing page: it goes on while the visitor reads the agreement.',
  states: {
    elsewhere: {
      on: { 'address.changed': { actions: 'carryDraft' } },
      always: { guard: 'isOnLanding', target: 'registering' },
    },
    registering: {
      initial: 'free',
      entry: ['countVisit', { type: 'explainScreen', params: { outcome: registrationOutcome } }],
      exit: [catchBackAs('off'), 'forgetPending'],
      invoke: [
        {
          id: 'registration',
          src: 'registration',
          input: ({ context: { visited, clientType, environment, draft }, self }) => ({
            app: self,
            page: visited,
            clientType,
            appName: environment.appName,
            phoneRule: environment.phoneRule,
            draft,
          }),
        },
        {
          id: 'watchScreen',
          src: 'watchScreen',
          input: ({ self }) => ({ root: self, screen: 'registration' }),
        },
      ],
      on: {
        'address.changed': [
          { guard: withEvent('isBackOnLanding'), actions: [toRegistration, 'lookForPending'] },
          { actions: toRegistration },
        ],
        'connection.restored': { actions: toRegistration },
        'back.freed': { target: '.free' },
        'back.taken': { target: '.free' },
        'back.blocked': { target: '.blocked' },
        'choice.awaited': { target: '.awaitingChoice' },
        'visitor.registered': [
          { guard: 'hasCompletionCode', target: 'leaving', actions: 'countCompletion' },
          { target: 'leaving' },
        ],
        'visitor.recognised': { target: 'leaving' },
      },
      states: {
        free: { entry: catchBackAs('off') },
        blocked: {
          description: 'A registration is on its way: even back waits for its end.',
          entry: catchBackAs('now'),
        },
        awaitingChoice: { entry: catchBackAs('off') },
      },
    },
    leaving: {
      always: [
        { guard: 'staysHere', target: 'settled' },
        { target: 'settled', actions: 'openDownload' },
      ],
    },
    settled: {
      description: 'The visitor is registered; what is left is to get the app.',
      on: {
        'download.chosen': { actions: 'openDownload' },
        // The entries before this one still have what was typed.
        'address.changed': { actions: 'forgetDraft' },
      },
    },
  },
});

/** The root of the promotion, like the app's (machines/root) for another URL (docs/product/promotion.md#screen). */
export const landingMachine = landing.createMachine({
  id: 'landing',
  context: ({ input: { address, ...input }, spawn }) => ({
    ...input,
    search: address.search,
    visited: placeOf({ ...address, hash: '' }).page,
    place: placeOf(address),
    template: spawn('promotionTemplate', { id: 'promotionTemplate', systemId: 'promotionTemplate' }),
    closed: [],
    notice: '',
  }),
  entry: 'wantRelease',
  invoke: [
    {
      id: 'session',
      src: 'session',
      systemId: 'session',
      input: ({ context }) => sessionInput(context, context.search),
    },
    invokesPendingRequests('registration'),
    { id: 'address', src: 'address' },
    watchesConnection,
    { id: 'watchPage', src: 'watchPage' },
    watchesRelease,
    ...reportActors,
  ],
  on: {
    ...reportEvents,
    ...pendingRequestEvents,
    ...releaseEvents,
    'page.resumed': { actions: 'wantRelease' },
  },
  type: 'parallel',
  states: {
    page: pageRegion,
    template: templateRegion,
    visit: visitRegion,
    navigation: leavingRegion,
    pending: pendingRegion,
  },
});

landingStates satisfies Record<string, Parameters<SnapshotFrom<typeof landingMachine>['matches']>[0]>;
