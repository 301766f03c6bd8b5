import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { watchConnection } from '../../../services/device/connection.ts';
import type { SentinelMode } from '../../../services/device/backSentinel.ts';
import { httpTimeout } from '../../../services/http/client.ts';
import { count, type Counted, loadTemplate } from '../../../services/promotion/actors.ts';
import { readDraft } from '../../../services/promotion/draft.ts';
import { hashRoute, placeOf, visitOf } from '../../../services/promotion/page.ts';
import type { Template } from '../../../services/promotion/schema.ts';
import { sessionActor } from '../../../services/session.ts';
import type { ScreenReturned } from '../../app/events.ts';
import { downloadMachine } from '../download/machine.ts';
import { connectionRegion } from '../../parts/connection.ts';
import { leavingLimit } from '../../parts/door.ts';
import { failureMessage } from '../../parts/failure.ts';
import { type LedgerMessage, ledgerMachine } from '../../parts/ledger.ts';
import { promotionTemplateStore } from '../template.ts';
import { catches, watchScreen } from '../../parts/screenWatch.ts';
import { toasterMachine } from '../../parts/toaster.ts';
import { trackerMachine } from '../../parts/tracker.ts';
import { registrationMachine } from '../registration/machine.ts';
import type { LandingContext, LandingEvent, LandingInput, PromotionCommand } from './context.ts';
import { isLinkRefused, openingOf, wayRegion } from './leaving.ts';

const notProvided = (name: string) => (): never => {
  throw new Error(`The promotion must be given its '${name}'`);
};

const tracks = (tracked: Counted) => ({ type: 'event.tracked' as const, tracked });

const landing = setup({
  types: {} as {
    context: LandingContext;
    input: LandingInput;
    events: LandingEvent;
    tags: 'busy';
    children: { toaster: 'toaster'; registration: 'registration'; download: 'download' };
  },
  actors: {
    /** The browser's address: opens what it is told to, catches back, and tells of every change. */
    address: fromCallback<PromotionCommand>(notProvided('address')),
    /** Loads the text of the loan agreement, for the view to show. */
    loadAgreement: fromPromise<void>(notProvided('loadAgreement')),
    session: sessionActor,
    ledger: ledgerMachine,
    watchConnection,
    watchScreen,
    toaster: toasterMachine,
    tracker: trackerMachine.provide({
      actors: {
        // What is tracked is typed where it is asked for (PromotionRequest).
        record: count as never,
      },
    }),
    promotionTemplate: promotionTemplateStore,
    loadTemplate,
    registration: registrationMachine,
    download: downloadMachine,
  },
  guards: {
    isOnDownload: ({ context }) => context.place.route === 'download',
    isOnAgreement: ({ context }) => context.place.route === 'agreement',
    isOnLanding: ({ context }) => context.place.route === 'landing',
    isOtherPage: ({ context, event }) =>
      event.type === 'address.changed' && placeOf(event.address).route !== context.place.route,
    isBackOnLanding: ({ context, event }) =>
      event.type === 'address.changed' &&
      placeOf(event.address).route === 'landing' &&
      context.place.route !== 'landing',
    /** The page stays where it is only when it was given both (wire.md, Promotion). */
    staysHere: ({ context: { visited } }) => visited.down_id !== '' && visited.links_id !== '',
    hasCompletionCode: ({ context }) => context.visited.UC !== '',
    isLinkRefused,
  },
  actions: {
    keepPlace: assign({
      place: ({ context, event }) =>
        event.type === 'address.changed' ? placeOf(event.address) : context.place,
    }),
    keepTemplate: sendTo(
      ({ context }) => context.template,
      (_, { template }: { template: Template }) => ({ type: 'template.loaded' as const, template }),
    ),
    keepIntents: assign({ intents: (_, { intents }: LedgerMessage) => intents }),
    countVisit: sendTo('tracker', ({ context: { visited, clientType } }) =>
      tracks({ kind: 'visit', payload: visitOf(visited, clientType) }),
    ),
    countCompletion: sendTo('tracker', ({ context: { visited } }) =>
      tracks({ kind: 'complete', payload: { UC: visited.UC, page_id: visited.id } }),
    ),
    openDownload: sendTo('address', ({ context }) => ({
      type: 'hash.opened' as const,
      hash: hashRoute('downloadTemplate', context.visited),
    })),
    followLink: sendTo('address', ({ context, event }) => openingOf(context, event)),
    catchBack: sendTo('address', (_, { mode }: { mode: SentinelMode }) => ({
      type: 'sentinel.set' as const,
      mode,
    })),
    passToTracker: sendTo('tracker', ({ event }) => event),
    passToToaster: sendTo('toaster', ({ event }) => event),
    passToLedger: sendTo('ledger', ({ event }) => event),
    tellReturned: sendTo('registration', ({ context }): ScreenReturned => ({
      type: 'screen.returned',
      intents: context.intents,
    })),
    toastRefusal: sendTo('toaster', { type: 'toast.requested', message: { key: 'link.refused' } }),
    toastFailure: sendTo('toaster', ({ event }) => ({
      type: 'toast.requested' as const,
      message: failureMessage(event),
    })),
  },
  delays: { requestLimit: httpTimeout, leavingLimit },
});

const pageRegion = landing.createStateConfig({
  initial: 'resolving',
  description: 'Which page the address names.',
  on: {
    'address.changed': [
      { guard: 'isOtherPage', target: '.resolving', actions: 'keepPlace' },
      { actions: 'keepPlace' },
    ],
  },
  states: {
    resolving: {
      always: [
        { guard: 'isOnDownload', target: 'download' },
        { guard: 'isOnAgreement', target: 'agreement' },
        { target: 'landing' },
      ],
    },
    landing: {},
    agreement: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          invoke: {
            id: 'loadAgreement',
            src: 'loadAgreement',
            onDone: { target: 'shown' },
            onError: { target: 'failed' },
          },
          after: { requestLimit: { target: 'failed' } },
        },
        shown: {},
        failed: { on: { 'agreement.requested': { target: 'loading' } } },
      },
    },
    download: {
      invoke: {
        id: 'download',
        src: 'download',
        input: ({ context, self }) => ({
          app: self,
          store: context.template,
          clientType: context.clientType,
        }),
      },
    },
  },
});

const templateRegion = landing.createStateConfig({
  initial: 'loading',
  description: 'How the promotion looks and where the app is to be had.',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadTemplate',
        src: 'loadTemplate',
        input: ({ context }) => ({ id: context.place.page.id }),
        onDone: {
          target: 'ready',
          actions: { type: 'keepTemplate', params: ({ event }) => ({ template: event.output }) },
        },
        onError: { target: 'failed', actions: 'toastFailure' },
      },
      after: { requestLimit: { target: 'failed', actions: 'toastFailure' } },
    },
    ready: {},
    failed: {
      description: 'The template did not arrive; registering works without it.',
      on: { 'retry.requested': { target: 'loading' } },
    },
  },
});

const keepIntents = { type: 'keepIntents', params: ({ event }: { event: LedgerMessage }) => event } as const;

const visitRegion = landing.createStateConfig({
  initial: 'opening',
  description: 'The visit of the landing page: it goes on while the visitor reads the agreement.',
  states: {
    opening: {
      description: 'The ledger says what is open, before the form is.',
      on: { 'intents.changed': { target: 'elsewhere', actions: keepIntents } },
    },
    elsewhere: { always: { guard: 'isOnLanding', target: 'registering' } },
    registering: {
      initial: 'free',
      entry: 'countVisit',
      exit: catches('off'),
      invoke: [
        {
          id: 'registration',
          src: 'registration',
          input: ({ context: { visited, clientType, environment, intents }, self }) => ({
            app: self,
            page: visited,
            clientType,
            appName: environment.appName,
            phoneRule: environment.phoneRule,
            intents,
            draft: readDraft(),
          }),
        },
        {
          id: 'watchScreen',
          src: 'watchScreen',
          input: ({ self }) => ({ root: self, screen: 'registration' }),
        },
      ],
      on: {
        'address.changed': { guard: 'isBackOnLanding', actions: 'tellReturned' },
        'back.freed': { target: '.free' },
        'back.taken': { target: '.free' },
        'back.held': { target: '.held' },
        'visitor.registered': [
          { guard: 'hasCompletionCode', target: 'leaving', actions: 'countCompletion' },
          { target: 'leaving' },
        ],
        'visitor.recognised': { target: 'leaving' },
      },
      states: {
        free: { entry: catches('off') },
        held: {
          description: 'A registration is on its way: even back waits for its end.',
          entry: catches('now'),
        },
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
      on: { 'download.chosen': { actions: 'openDownload' } },
    },
  },
});

/**
 * The promotion: its three pages, the template they share, the visit and what becomes of it (spec §2, Register landing template). A root of
 * the same kind as the app's (machines/app), for another address.
 */
export const landingMachine = landing.createMachine({
  id: 'landing',
  context: ({ input: { address, ...input }, spawn }) => ({
    ...input,
    search: address.search,
    visited: placeOf({ ...address, hash: '' }).page,
    place: placeOf(address),
    template: spawn('promotionTemplate', { id: 'promotionTemplate', systemId: 'promotionTemplate' }),
    intents: [],
  }),
  invoke: [
    {
      id: 'session',
      src: 'session',
      systemId: 'session',
      input: ({ context: { environment, search } }) => ({ apiBase: environment.apiBase, search }),
    },
    { id: 'ledger', src: 'ledger', systemId: 'ledger', input: ({ self }) => ({ root: self }) },
    { id: 'address', src: 'address' },
    { id: 'watchConnection', src: 'watchConnection' },
    { id: 'toaster', src: 'toaster', systemId: 'toaster' },
    { id: 'tracker', src: 'tracker', systemId: 'tracker' },
  ],
  on: {
    'toast.requested': { actions: 'passToToaster' },
    'toast.dismissed': { actions: 'passToToaster' },
    'event.tracked': { actions: 'passToTracker' },
    'intents.settled': { actions: 'passToLedger' },
    'intents.changed': { actions: keepIntents },
  },
  type: 'parallel',
  states: {
    page: pageRegion,
    template: templateRegion,
    visit: visitRegion,
    way: wayRegion,
    connection: connectionRegion,
  },
});
