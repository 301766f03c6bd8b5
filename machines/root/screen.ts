import { stopChild } from 'xstate';
import { carriedIn } from '../../services/http/pageQuery.ts';
import type { PaymentInput } from '../payment/requests.ts';
import { type ActionOn, assigns, sendToChild, withEvent, withOutput } from '../screen/actions.ts';
import { routeIn } from '../../services/visit/flows.ts';
import { type AppContext, type Guarded, type LoadedScreen, pathOf, type UrlChanged } from './context.ts';
import { crashesTo } from './exception.ts';
import { missesChunk, setRelease } from './release.ts';
import { closesScreen, opensElsewhere, reloads, sendToAddress, shownState } from './shown.ts';
import { sendToToaster } from './reports.ts';

const stopScreen: ActionOn<AppContext> = stopChild('screen');

const isElsewhere = ({ context }: Guarded, { address }: UrlChanged): boolean =>
  address.path !== context.address.path || address.search !== context.address.search;

export const screenKit = {
  guards: {
    isKnownPath: ({ context }: Guarded) => routeIn(context) !== undefined,
    isElsewhere,
    isTraversal: (args: Guarded, changed: UrlChanged) =>
      isElsewhere(args, changed) && changed.isTraversal === true,
    isArrivalPaused: ({ context }: Guarded, { machine }: LoadedScreen) => context.closed.includes(machine.id),
  },
  actions: {
    setAddress: assigns<AppContext, UrlChanged>(({ context }, { address, isTraversal = false }) => ({
      address,
      isTraversal,
      carried: { ...context.carried, ...carriedIn(address.search) },
    })),
    /** Calls use the session in the current URL, because a link of the backend may have another one. */
    nameSession: sendToChild<{ type: 'session.named'; search: string }>('session')(
      ({ context }: Guarded) => ({
        type: 'session.named',
        search: context.address.search,
      }),
    ),
    openScreen: assigns<AppContext, LoadedScreen>(({ context, self, spawn }, { machine, stored }) => {
      const input: PaymentInput = {
        app: self,
        route: routeIn(context) ?? 'site',
        search: context.address.search,
        environment: context.environment,
        ...(stored && { stored }),
        stores: Object.fromEntries(
          Object.entries(context.stores).map(([name, store]) => [name, store.getSnapshot().context]),
        ),
      };
      return { flow: machine.id, screen: spawn(machine, { id: 'screen', input }) };
    }),
    stopScreen,
    forgetScreen: assigns<AppContext>(() => ({ screen: undefined, flow: '' })),
    setVisible: assigns<AppContext>(({ context }) => ({
      visible: context.screen && {
        screen: context.screen,
        route: routeIn(context) ?? 'site',
        address: pathOf(context.address),
      },
    })),
    forgetVisible: assigns<AppContext>(() => ({ visible: undefined })),
    /** The screen of a new history entry starts at its top. */
    startAtTop: sendToAddress(() => ({ type: 'scroll.reset' })),
    endToasts: sendToToaster(() => ({ type: 'screen.left' })),
  },
  delays: { chunkLimit: 30_000 },
};

const fallbackStates = {
  ...missesChunk('failed', 'broken'),
  failed: {
    entry: 'forgetVisible',
    description: 'The screen did not arrive; the person can try again.',
    on: { 'retry.requested': { target: 'loading' }, 'connection.restored': { target: 'loading' } },
  },
  broken: {
    entry: 'forgetVisible',
    description: 'A file did not arrive whole in spite of a connection: only a page load requests it again.',
    on: { 'retry.requested': { actions: { type: 'reloadPage', params: {} } } },
  },
  closed: {
    entry: 'forgetVisible',
    description:
      'The company has paused the flow: the page says so before anything is sent, and checks again on request.',
    on: {
      'release.read': { target: 'loading', actions: setRelease },
      'retry.requested': { actions: 'wantRelease' },
      'shell.resumed': { actions: 'wantRelease' },
    },
  },
  crashed: {
    entry: 'forgetVisible',
    description:
      'Something threw. An error page replaces the page, which cannot be trusted any more; any navigation reloads it.',
    tags: 'crashed',
    on: {
      'exception.noticed': {},
      'url.changed': { guard: withEvent('isElsewhere'), actions: { type: 'reloadPage', params: {} } },
    },
  },
  notFound: { entry: 'forgetVisible', description: 'No screen has this address.' },
} as const;

/** A region of the root: one screen at a time, from its address to its machine. */
export const screenRegion = {
  initial: 'resolving',
  on: {
    'url.changed': opensElsewhere,
    'page.restored': reloads,
    ...crashesTo({ target: '.crashed', actions: closesScreen }),
    // The next screen's files did not come: this one stays (the region `navigation`).
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
        input: ({ context }: Guarded) => ({ route: routeIn(context) ?? 'site' }),
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
    shown: shownState,
    ...fallbackStates,
  },
} as const;
