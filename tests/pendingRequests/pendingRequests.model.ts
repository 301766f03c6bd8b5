import { createActor, createMachine, type SnapshotFrom } from 'xstate';
import { pendingRequestsMachine } from '../../machines/pendingRequests/pendingRequests.ts';
import type { Found } from '../../services/pendingRequests/openRequest.ts';
import type { Pending } from '../../services/pendingRequests/request.ts';
import { defineModel, done, fails, never, respond, sends } from '../../packages/kit/index.ts';
import { storeDouble } from '../doubles/pendingStore.ts';
import { pendingRequest } from '../models/fixtures/pendingRequests.ts';
import { partOf } from '../models/words.ts';

type Seen = SnapshotFrom<typeof pendingRequestsMachine>;

const byTheRoot = { by: 'the app' as const, gesture: async () => undefined };
const pending: Pending = {
  concerns: [{ subject: 'product:p1', purposes: ['takeLoan'] }],
  retries: [{ kind: 'push', subject: 'product:p1', body: {}, choice: '' }],
  question: { productId: 'p1', orderId: 'o1' },
};
const withMore: Pending = {
  ...pending,
  retries: [...pending.retries, { kind: 'push', subject: 'product:p1', body: {}, choice: '2' }],
};
const store = storeDouble();
const outcome = { describe: () => pending, check: undefined };
const about = { kind: 'push', subject: 'product:p1', keys: ['k1'] } as const;
const aboutCode = { kind: 'makeCode', subject: 'order:o2', keys: ['k2', 'k3'] } as const;
const found = (
  reason: Found['reason'],
  isSame = false,
  of: typeof about | typeof aboutCode = about,
): Found => {
  const more = of === about ? {} : { session: 'mark of s-1', body: 'mark', since: 60_000, place: 2 };
  const sent = { wanted: of.kind, choice: of === about ? '' : '2', isSame };
  return { ...of, ...sent, reason, first: pendingRequest(of.kind, of.subject, { key: of.keys[0], ...more }) };
};

const screen = createActor(
  createMachine({
    on: {
      'submission.retried': { target: undefined, actions: () => undefined },
      'outcome.settled': { actions: () => undefined },
      'outcome.left': { actions: () => undefined },
    },
  }),
  { id: 'screen' },
);
const blocked = {
  kind: 'blocked',
  warning: { reason: 'otherWay', wanted: 'push', choice: '', isSame: false, ...about },
} as const;

export const model = defineModel(pendingRequestsMachine, {
  ...partOf('pendingRequests'),
  // The store has its own tests.
  provide: { actions: { note: () => undefined } },
  same: {
    pendingStore: 'ignored',
    reason: 'ignored',
    outcome: 'identity',
    'listenToTabs.input': 'ignored',
    'watchDrawing.input': 'ignored',
    'outcomeUnknown.input': ({ reason, kind, keys, isSame }) => [reason, kind, keys, isSame],
    root: 'ignored',
  },
  input: ({ double }) => ({
    root: double('root'),
    name: 'screen',
    pendingStore: store,
  }),
  events: {
    'screen.changed': {
      ...byTheRoot,
      says: 'shows another screen, or none',
      cases: { ofMoney: { outcome }, ofNone: { outcome: undefined } },
    },
    'screen.returned': { ...byTheRoot, says: 'has the person back on the screen' },
    'request.opened': {
      ...byTheRoot,
      says: 'sends a request',
      cases: { push: { request: pendingRequest('push', 'product:p1') } },
    },
    'request.closed': {
      ...byTheRoot,
      says: 'has its answer',
      when: ({ context }) => context.sent !== undefined,
      cases: { push: { key: pendingRequest('push', 'product:p1').key }, other: { key: 'other' } },
    },
    'permission.used': { ...byTheRoot, says: 'uses the permission to send a request' },
    'results.seen': { ...byTheRoot, says: 'has drawn the result', cases: { push: { keys: ['k1'] } } },
    'requests.settled': {
      ...byTheRoot,
      says: 'finds requests done',
      cases: {
        payments: { subject: 'order:o1', purposes: ['pay'] },
        cancelled: { subject: 'order:o2', purposes: ['pay', 'sendCode'], cancelled: { recordId: 'r1' } },
      },
    },
    'requests.changed': { ...byTheRoot, says: 'is notified of a change in another tab' },
    'clock.corrected': { ...byTheRoot, says: 'learns another time' },
    'back.pressed': { ...byTheRoot, says: "passes the shell's back on" },
    'submission.reported': {
      ...byTheRoot,
      says: 'reports that an outcome is unclear',
      when: ({ context }) => context.outcome !== undefined,
      cases: {
        unknown: { from: screen, failure: { kind: 'outcomeUnknown' } },
        blocked: { from: screen, failure: blocked },
      },
    },
    'screen.described': {
      by: 'the screen' as const,
      says: 'can be read',
      when: ({ context }) => context.outcome !== undefined,
      cases: {
        otherwise: ({ context }) => {
          const canDoMore = context.pending === pending;
          return { pending: canDoMore ? withMore : pending, canDoMore };
        },
      },
      gesture: async () => undefined,
    },
  },
  outcomes: {
    findPending: {
      nothing: done(undefined),
      own: done(found('unknown', true)),
      ofAnotherBody: done(found('unknown')),
      tooOld: done(found('expired')),
      sameTooOld: done(found('expired', true)),
      doneBefore: done(found('done')),
      leftUndone: done(found('unfinished', false, aboutCode)),
      ofAnotherSession: done(found('otherSession')),
      broken: fails(new Error('closed')),
    },
    outcomeUnknown: {
      retried: done({ choice: 'retry' }),
      sentAllTheSame: done({ choice: 'otherWay' }),
      left: done({ choice: 'leave' }),
      leftAfterCheck: done({ choice: 'look' }),
      wentOn: done({ choice: 'goOn' }),
      shown: done({ choice: 'show' }),
      broke: fails(new Error('the dialog broke')),
    },
    listenToTabs: { changed: sends({ type: 'requests.changed' }) },
    watchDrawing: { drawn: sends({ type: 'results.seen', keys: ['k1'] }) },
    describeScreen: { described: sends({ type: 'screen.described', pending, canDoMore: true }) },
  },
  constant: {
    'request.opened': 'a second request doubles the states',
    'results.seen': 'the store takes the keys as they are',
    'submission.reported': 'there is one screen at a time',
  },
  unobserved: ['outcome', 'root', 'name', 'pendingStore', 'reason', 'mayForget'],
  states: {
    quiet: async () => undefined,
    opening: async () => undefined,
    looking: async () => undefined,
    'warning.asking': async () => undefined,
    'warning.lookingAgain': async () => undefined,
  },
  rules: [
    never('a dialog is open without a warning', (seen: Seen) =>
      seen.matches('warning') ? seen.context.warning === undefined : false,
    ),
    respond('a look comes to an end', {
      when: (seen: Seen) => seen.matches('opening') || seen.matches('looking'),
      then: (seen: Seen) => !seen.matches('opening') && !seen.matches('looking'),
    }),
  ],
});
