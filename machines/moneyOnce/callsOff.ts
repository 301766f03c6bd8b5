import type { IntentOpened } from '../../services/intents/ledger.ts';

/**
 * Sending an irreversible request cancels any pending navigation, even where the browser has begun to leave, and what was toasted before. The ledger
 * reports it before the request leaves. For the region of a root that knows whether the person is leaving.
 */
export const callsOff = {
  'intent.opened': {
    target: '.here',
    actions: [
      'passToToaster',
      'passToPending',
      { type: 'passToAddress', params: ({ event }: { event: IntentOpened }) => event },
    ],
  },
} as const;
