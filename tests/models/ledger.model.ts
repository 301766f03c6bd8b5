import { ledgerMachine } from '../../machines/parts/ledger.ts';
import type { Intent } from '../../services/intents/intent.ts';
import { always, defineModel, sends } from '../kit/index.ts';
import { sheetOf } from './byHand.ts';
import { wordsOf } from './words.ts';

/** Far in the future: no intent of these is forgotten while the model is explored. */
const intent = (key: string, kind: Intent['kind'], orderId: string): Intent => ({
  kind,
  subject: `order:${orderId}`,
  fingerprint: 'f',
  key,
  since: 9_000_000_000_000,
});
const code = intent('k1', 'makeCode', 'o1');
const commit = intent('k2', 'commit', 'o1');
const complaint = intent('k3', 'complain', 'o2');

const isOpen = (open: readonly Intent[], { key }: Intent) => open.some((one) => one.key === key);
const byACall = { by: 'a call' as const, gesture: async () => undefined };

export const model = defineModel(ledgerMachine, {
  words: wordsOf('ledger'),
  sheet: sheetOf('ledger'),
  input: ({ double }) => ({ root: double('root') }),
  // What localStorage keeps is tried in tests of its own; here it is closed to the page.
  provide: { actions: { readStored: () => undefined } },
  events: {
    'intent.opened': {
      ...byACall,
      says: 'is about to go out',
      cases: { code: { intent: code }, commit: { intent: commit }, complaint: { intent: complaint } },
      when: ({ context }, event) => !isOpen(context.intents, event.intent),
    },
    'intent.closed': {
      ...byACall,
      says: 'got a clear answer',
      cases: { code: { key: 'k1' }, commit: { key: 'k2' }, complaint: { key: 'k3' } },
    },
    'intents.settled': {
      ...byACall,
      says: 'is found done',
      cases: {
        payments: { subject: 'order:o1', purposes: ['pay'] },
        others: { subject: 'order:o2', purposes: ['pay'] },
      },
    },
    'intents.refreshed': { ...byACall, says: 'wants to know what is open', cases: { now: {} } },
  },
  outcomes: { watchIntents: { changed: sends({ type: 'intents.refreshed' }) } },
  states: { keeping: async () => undefined },
  rules: [
    always('nothing stands in it twice', ({ context: { intents } }) =>
      intents.every(({ key }, index) => intents.findIndex((one) => one.key === key) === index),
    ),
  ],
});
