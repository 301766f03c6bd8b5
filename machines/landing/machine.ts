import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { type ConnectionEvent, watchConnection } from '../../services/connection.ts';
import type { Environment } from '../../services/environment.ts';
import { httpTimeout } from '../../services/http/client.ts';
import { classifyLink } from '../../services/links.ts';
import { loadTemplate } from '../../services/promotion/actors.ts';
import { readDraft } from '../../services/promotion/draft.ts';
import {
  type ClientType,
  hashRoute,
  placeOf,
  type PromotionPage,
  type PromotionPlace,
  visitOf,
} from '../../services/promotion/page.ts';
import type { Template } from '../../services/promotion/schema.ts';
import { downloadMachine } from '../download/machine.ts';
import { failureMessage } from '../parts/failure.ts';
import { promotionTemplateStore, type PromotionTemplateRef } from '../parts/promotionTemplate.ts';
import { toasterMachine } from '../parts/toaster.ts';
import { registrationMachine } from '../registration/machine.ts';
import type { PromotionRequest } from './events.ts';
import { promotionTrackerMachine } from './tracker.ts';

/** Where the browser is, as `location` has it. */
interface PromotionAddress {
  hash: string;
  search: string;
}

interface LandingInput {
  environment: Environment;
  /** The page's own origin. */
  origin: string;
  clientType: ClientType;
  address: PromotionAddress;
}

interface LandingContext extends Omit<LandingInput, 'address'> {
  /** What the advertisement's link told the landing page. */
  visited: PromotionPage;
  /** Which of the three pages is on show, and its parameters. */
  place: PromotionPlace;
  template: PromotionTemplateRef;
}

/** What the browser is asked to do with its address. */
export type PromotionCommand =
  /** Shows another of the promotion's pages. */
  | { type: 'hash.opened'; hash: string }
  /** Leaves for another page. */
  | { type: 'url.opened'; url: string };

type LandingEvent =
  | PromotionRequest
  | ConnectionEvent
  | { type: 'address.changed'; address: PromotionAddress }
  | { type: 'retry.requested' }
  | { type: 'agreement.requested' }
  | { type: 'download.chosen' }
  | { type: 'toast.dismissed' };

const notProvided = (name: string) => (): never => {
  throw new Error(`The promotion must be given its '${name}'`);
};

/** Where a link of the template is passed on to: the door of decisions §9 stands here; a promotion has no native shell. */
const passThroughDoor = ({ environment, origin }: LandingContext, event: LandingEvent) => {
  if (event.type !== 'link.opened') throw new Error(`${event.type} is no link`);
  const door = { scheme: environment.deepLinkScheme, allowHttp: environment.allowHttpLinks, origin };
  const destination = classifyLink(event.link, door);
  const url =
    destination.kind === 'web' ? destination.url : destination.kind === 'ownPage' ? destination.path : '';
  return url
    ? ({ to: 'address', message: { type: 'url.opened', url } } as const)
    : ({ to: 'toaster', message: { type: 'toast.requested', message: { key: 'link.refused' } } } as const);
};

const landing = setup({
  types: {} as {
    context: LandingContext;
    input: LandingInput;
    events: LandingEvent;
    tags: 'busy';
    children: { toaster: 'toaster'; registration: 'registration'; download: 'download' };
  },
  actors: {
    /** The browser's address: opens what it is told to, and tells of every change. */
    address: fromCallback<PromotionCommand>(notProvided('address')),
    /** Loads the text of the loan agreement, for the view to show. */
    loadAgreement: fromPromise<void>(notProvided('loadAgreement')),
    watchConnection,
    toaster: toasterMachine,
    tracker: promotionTrackerMachine,
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
    /** The page stays where it is only when it was given both (wire.md, Promotion). */
    staysHere: ({ context: { visited } }) => visited.down_id !== '' && visited.links_id !== '',
    hasCompletionCode: ({ context }) => context.visited.UC !== '',
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
    countVisit: sendTo('tracker', ({ context: { visited, clientType } }) => ({
      type: 'visit.counted' as const,
      counted: {
        kind: 'visit' as const,
        payload: visitOf(visited, clientType),
      },
    })),
    countCompletion: sendTo('tracker', ({ context: { visited } }) => ({
      type: 'visit.counted' as const,
      counted: { kind: 'complete' as const, payload: { UC: visited.UC, page_id: visited.id } },
    })),
    openDownload: sendTo('address', ({ context }) => ({
      type: 'hash.opened' as const,
      hash: hashRoute('downloadTemplate', context.visited),
    })),
    followLink: sendTo(
      ({ context, event }) => passThroughDoor(context, event).to,
      ({ context, event }) => passThroughDoor(context, event).message,
    ),
    passToTracker: sendTo('tracker', ({ event }) => event),
    passToToaster: sendTo('toaster', ({ event }) => event),
    toastFailure: sendTo('toaster', ({ event }) => ({
      type: 'toast.requested' as const,
      message: failureMessage(event),
    })),
  },
  delays: { requestLimit: httpTimeout },
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

const visitRegion = landing.createStateConfig({
  initial: 'elsewhere',
  description: 'The visit of the landing page: it goes on while the visitor reads the agreement.',
  states: {
    elsewhere: { always: { guard: 'isOnLanding', target: 'registering' } },
    registering: {
      entry: 'countVisit',
      invoke: {
        id: 'registration',
        src: 'registration',
        input: ({ context: { visited, clientType, environment }, self }) => ({
          app: self,
          page: visited,
          clientType,
          appName: environment.appName,
          phoneRule: environment.phoneRule,
          draft: readDraft(),
        }),
      },
      on: {
        'visitor.registered': [
          { guard: 'hasCompletionCode', target: 'leaving', actions: 'countCompletion' },
          { target: 'leaving' },
        ],
        'visitor.recognised': { target: 'leaving' },
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

/** The promotion: its three pages, the template they share, the visit and what becomes of it (spec §2, Register landing template). */
export const landingMachine = landing.createMachine({
  id: 'landing',
  context: ({ input: { address, ...input }, spawn }) => ({
    ...input,
    visited: placeOf({ ...address, hash: '' }).page,
    place: placeOf(address),
    template: spawn('promotionTemplate', { id: 'promotionTemplate', systemId: 'promotionTemplate' }),
  }),
  invoke: [
    { id: 'address', src: 'address' },
    { id: 'watchConnection', src: 'watchConnection' },
    { id: 'toaster', src: 'toaster', systemId: 'toaster' },
    { id: 'tracker', src: 'tracker', systemId: 'tracker' },
  ],
  on: {
    'toast.requested': { actions: 'passToToaster' },
    'toast.dismissed': { actions: 'passToToaster' },
    'visit.counted': { actions: 'passToTracker' },
    'link.opened': { actions: 'followLink' },
  },
  type: 'parallel',
  states: {
    page: pageRegion,
    template: templateRegion,
    visit: visitRegion,
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
