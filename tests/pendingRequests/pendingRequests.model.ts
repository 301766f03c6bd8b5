import { pendingRequestsMachine } from '../../machines/pendingRequests/pendingRequests.ts';
import { defineModel, sends } from '../../packages/kit/index.ts';
import { bookDouble } from '../doubles/pendingStore.ts';
import { pendingIntent } from '../models/fixtures/intents.ts';
import { partOf } from '../models/words.ts';

const book = bookDouble();
const byACall = { by: 'a call' as const, gesture: async () => undefined };
const byTheRoot = { by: 'the app' as const, gesture: async () => undefined };

export const model = defineModel(pendingRequestsMachine, {
  // It consists of functions, and there is only one.
  same: { book: 'ignored', 'listenToTabs.input': 'ignored' },
  ...partOf('pendingRequests'),
  // The book's storage has its own tests.
  provide: {
    actions: { note: () => undefined },
  },
  input: ({ double }) => ({ root: double('root'), book }),
  events: {
    'intent.opened': {
      ...byACall,
      says: 'is about to leave',
      cases: {
        code: { intent: pendingIntent('makeCode', 'order:o1') },
        loan: {
          intent: {
            kind: 'push',
            subject: 'product:p1',
            key: 'key-2',
            session: 'another mark',
            body: 'a third mark',
            since: 1,
            place: 2,
          },
        },
      },
    },
    'intent.closed': {
      ...byACall,
      says: 'got a clear answer',
      cases: { code: { key: 'pending-key' }, loan: { key: 'key-2' } },
    },
    'intents.settled': {
      ...byTheRoot,
      says: 'is found done',
      cases: {
        payments: { subject: 'order:o1', purposes: ['pay'] },
        loan: { subject: 'product:p1', purposes: ['takeLoan'] },
        cancelled: { subject: 'order:o1', purposes: ['pay'], cancelled: { recordId: 'r1' } },
      },
    },
    'intents.changed': { ...byTheRoot, says: 'changed in another tab' },
    'request.permitted': {
      ...byTheRoot,
      says: 'may be sent by the choice of the person',
      cases: {
        retry: { reason: { type: 'retry', keys: ['pending-key'] } },
        replacement: { reason: { type: 'replace', keys: ['pending-key', 'key-2'] } },
        anyway: { reason: { type: 'anyway', keys: ['pending-key'] } },
      },
    },
    'results.seen': {
      ...byTheRoot,
      says: 'shows its result',
      cases: { code: { keys: ['pending-key'] }, loan: { keys: ['key-2'] } },
    },
    'forgetting.permitted': { ...byTheRoot, says: 'may be sent though the phone cannot remember it' },
    'permission.used': { ...byACall, says: 'uses its permission' },
    'warning.left': {
      ...byTheRoot,
      says: 'is left by the person',
      cases: {
        expired: { reason: 'expired', keys: ['pending-key'] },
        otherSession: { reason: 'otherSession', keys: ['pending-key'] },
        unknown: { reason: 'unknown', keys: ['key-2'] },
      },
    },
  },
  outcomes: {
    listenToTabs: { changed: sends({ type: 'intents.changed' }) },
  },
  states: { keeping: async () => undefined },
});
