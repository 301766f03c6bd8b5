import { createActor, createMachine, fromTransition, type SnapshotFrom } from 'xstate';
import { appMachine } from '../../machines/root/app.ts';
import { createBridgeDouble } from '../doubles/bridge.ts';
import {
  always,
  defineModel,
  done,
  fails,
  internal,
  type Person,
  respond,
  sends,
  transient,
} from '../../packages/kit/index.ts';
import type { BackMessage } from '../../machines/root/watchScreen.ts';
import { storeDouble } from '../doubles/pendingStore.ts';
import { pendingRequest } from '../models/fixtures/pendingRequests.ts';
import { environment } from '../models/fixtures/environment.ts';
import { released } from '../models/fixtures/release.ts';
import { partOf } from '../models/words.ts';

const screen = createMachine({ id: 'anyScreen' });
const anyScreen = createActor(screen, { id: 'screen' });
const paymentWay = fromTransition((state: object) => state, {});
const address = (path: string) => ({ address: { path, search: 'sessionId=s1' } });
const asksApp = (says: string) => ({ by: 'the screen', says, gesture: signal });
function signal(
  person: { signal: (name: string, payload?: unknown) => Promise<void> },
  event: { type: string },
) {
  return person.signal(event.type, event);
}

/** A screen's expectation while the session is open; an ended session replaces the screen. */
const shows =
  (text: string | RegExp, role?: 'button') =>
  async (person: Person, seen: SnapshotFrom<typeof appMachine>) => {
    if (!seen.matches({ session: 'open' })) return;
    await (role ? person.seesRole(role, text) : person.sees(text));
  };

export const model = defineModel(appMachine, {
  ...partOf('app'),
  // An adapter is identified by its name, and there is only one pendingStore. The visible screen is only drawn.
  same: {
    adapter: ({ name }) => name,
    pendingStore: 'ignored',
    visible: 'ignored',
    'bridge.input': ({ adapter }) => adapter.name,
    'pendingRequests.input': 'ignored',
  },
  input: () => ({
    environment,
    origin: 'https://app.example',
    address: { path: '/loanDetail', search: 'sessionId=s1&lang=en' },
    adapter: createBridgeDouble(),
    release: 'r1',
    pendingStore: storeDouble(),
  }),
  events: {
    'navigation.requested': {
      ...asksApp('asks for another screen'),
      cases: {
        repayment: { to: 'repayUrl', query: { orderId: 'o1' } },
        replaced: { to: 'orderUrl', replace: true },
      },
    },
    'link.opened': {
      ...asksApp('opens a link that the server gave'),
      cases: {
        web: { link: 'https://lend.example/a?b=1#c' },
        withSession: { link: 'https://lend.example/a', withCommonParameters: true },
        native: { link: 'loanapp://wallet' },
        ownScreen: { link: '/repaymentOfCode?showType=1', replace: true },
        samePage: { link: '/loanDetail?sessionId=s1&lang=en' },
        ownPage: { link: '/gateway/contract/1' },
        pageName: { link: 'productDetail', pageNames: true },
        script: { link: 'javascript:alert(1)' },
      },
    },
    'toast.requested': {
      ...asksApp('asks for a toast'),
      cases: { ofOurs: { message: { key: 'error' } }, theirs: { message: { text: 'Not today' } } },
    },
    'store.notified': {
      ...asksApp('tells the store of payment ways'),
      // Only a screen that is shown says something.
      when: ({ context }) => context.screen !== undefined,
      cases: { channel: { store: 'paymentWay', event: { type: 'channel.chosen', channelNumber: '1' } } },
    },
    'requests.settled': {
      ...asksApp('tells that what was unknown is done'),
      cases: {
        order: { subject: 'order:o1', purposes: ['pay'] },
        product: { subject: 'product:p1', purposes: ['takeLoan'] },
      },
    },
    'toast.dismissed': { gesture: (person) => person.signal('toast.dismissed') },
    'bridge.called': {
      ...asksApp('calls the shell'),
      cases: {
        home: { request: { action: 'goHome' } },
        copy: { request: { action: 'copyText', payload: { text: 'a' } } },
      },
    },
    'event.tracked': {
      ...asksApp('tracks an event'),
      cases: {
        any: { tracked: { productId: 'p1', moduleId: 30, positionId: 0 } },
        another: { tracked: { productId: 'p2', moduleId: 31, positionId: 1 } },
      },
    },
    'text.stored': {
      ...asksApp('has a text stored'),
      cases: { tip: { key: 'showBankTip', text: '1' }, draft: { key: 'complaintDraft', text: '{}' } },
    },
    'entry.changed': {
      ...asksApp('has a value stored in the history entry'),
      cases: { tab: { values: { tab: 1 } }, another: { values: { tab: 2 } } },
    },
    'bridge.answered': {
      by: 'the shell',
      cases: {
        ok: { request: { action: 'goHome' }, result: { ok: true } },
        called: { request: { action: 'callPhone', payload: { number: '1' } }, result: { ok: true } },
        deadEnd: {
          request: { action: 'navigate', payload: { to: 'x' } },
          result: { ok: false, reason: 'unsupported' },
        },
      },
      gesture: signal,
    },
    'shell.paused': { by: 'the shell', gesture: signal },
    'shell.resumed': { by: 'the shell', gesture: signal },
    'shell.backPressed': { by: 'the shell', gesture: signal },
    'connection.restored': internal,
    'day.changed': internal,
    'page.restored': { by: 'the browser', gesture: signal },
    'url.changed': {
      by: 'the browser',
      cases: {
        same: { address: { path: '/loanDetail', search: 'sessionId=s1&lang=en' } },
        other: address('/repay'),
        unknown: address('/nowhere'),
        traversed: { ...address('/repay'), isTraversal: true },
      },
      gesture: signal,
    },
    'back.requested': {
      says: "taps the page's own Back",
      gesture: (person) => person.signal('back.requested'),
    },
    'back.missed': { by: 'the browser', gesture: signal },
    'clock.corrected': asksApp('has a response that corrects the clock'),
    'submission.reported': {
      ...asksApp('reports that an outcome is unclear'),
      cases: { lost: { from: anyScreen, failure: { kind: 'outcomeUnknown' } } },
    },
    'warning.opened': internal,
    'warning.closed': internal,
    'request.opened': internal,
    'release.read': internal,
    'release.missed': internal,
    'exception.noticed': { by: 'the page', gesture: signal },
    'session.ended': { by: 'a service', gesture: signal },
    'browser.backPressed': { by: 'the browser', gesture: signal },
    ...(Object.fromEntries(
      (['back.freed', 'back.taken', 'back.guarded', 'back.blocked', 'choice.awaited'] as const).map(
        (type) => [type, internal],
      ),
    ) as Record<BackMessage['type'], typeof internal>),
    'screen.loaded': internal,
    'retry.requested': {
      says: 'taps "Try again"',
      when: (seen) => seen.matches({ session: 'open' }),
      gesture: (person) => person.tap('button', 'Try again'),
    },
  },
  // The scroll position only depends on how the page was opened.
  unobserved: ['environment', 'isTraversal', 'visible'],
  unusual: {
    'session ended': (seen) => seen.matches({ session: 'ended' }),
    leaving: (seen) => !seen.matches({ navigation: 'here' }),
    'no screen': (seen) => !seen.matches({ screen: 'shown' }) && !seen.matches({ screen: 'loading' }),
    elsewhere: ({ context }) => context.address.path !== '/loanDetail',
    'a warning is open': (seen) => seen.matches({ pending: 'warning' }),
    paused: ({ context }) => context.closed.length > 0,
    'a message waits for its store': ({ context }) => context.queued.length > 0,
    'a screen without stores': ({ context }) =>
      context.screen !== undefined && Object.keys(context.stores).length === 0,
  },
  constant: {
    'store.notified': 'a second message doubles the places; stores.test.ts has others',
    'submission.reported': 'there is one screen at a time',
    'loadScreen answers': 'the root runs it unseen',
  },
  waive: {
    'never met: screen * fails': 'A model has services that answer, none that throws: tests/field has those.',
  },
  ends: { 'the way out loads the page anew': (seen) => seen.matches({ screen: 'crashed' }) },
  rules: [
    respond('loading leads to a screen or says that it failed', {
      when: (seen) => seen.matches({ screen: 'loading' }),
      then: (seen) => !seen.matches({ screen: 'loading' }),
    }),
    always(
      'a screen runs just while one is shown',
      (seen) => seen.matches({ screen: 'shown' }) === (seen.context.screen !== undefined),
    ),
  ],
  outcomes: {
    loadScreen: {
      arrives: done({ machine: screen, stores: { paymentWay } }),
      arrivesWithoutStores: done({ machine: screen }),
      lost: fails(new Error('the chunk did not arrive')),
    },
    address: {},
    session: {},
    cleanup: {},
    pendingRequests: {
      goesOut: sends({ type: 'request.opened', request: pendingRequest('push', 'product:p1') }),
      warns: sends({ type: 'warning.opened' }),
      isAnswered: sends({ type: 'warning.closed' }),
    },
    watchScreen: {
      loaded: sends({ type: 'screen.loaded' }),
      freed: sends({ type: 'back.freed' }),
      taken: sends({ type: 'back.taken' }),
      guarded: sends({ type: 'back.guarded' }),
      blocked: sends({ type: 'back.blocked' }),
      awaits: sends({ type: 'choice.awaited' }),
    },
    watchRelease: {
      same: sends(released()),
      paused: sends(released({ closed: ['anyScreen'], notice: 'Payments take longer today' })),
      other: sends({ ...released(), isReloadDue: true }),
      missed: sends({ type: 'release.missed' }),
    },
    calendar: { another: sends({ type: 'day.changed' }) },
    connection: { restored: sends({ type: 'connection.restored' }) },
    bridge: {},
    toaster: {},
    storage: {},
    tracker: {},
  },
  states: {
    'screen.resolving': transient,
    'screen.loading': shows('loading...'),
    'screen.shown.free': async () => undefined,
    'screen.shown.taken': async () => undefined,
    'screen.shown.guarded': async () => undefined,
    'screen.shown.blocked': async () => undefined,
    'screen.shown.awaitingChoice': async () => undefined,
    'pending.clear': async () => undefined,
    'pending.warning': async () => undefined,
    'navigation.here': async () => undefined,
    'navigation.fetching': async () => undefined,
    'navigation.missing': async () => undefined,
    'navigation.leaving': async () => undefined,
    'screen.failed': shows('Try again', 'button'),
    'screen.broken': shows('Try again', 'button'),
    'screen.missing': shows('loading...'),
    'screen.reloading': shows('loading...'),
    'screen.closed': shows('This service is paused for now'),
    // The page shows its own text there: tests/field.
    'screen.crashed': (person) => person.doesNotSee('loading...'),
    'screen.notFound': shows('Page not found'),
    'session.open': (person) => person.doesNotSee('Your session has ended'),
    'session.ended': (person) => person.seesRole('button', 'Log in'),
  },
});
