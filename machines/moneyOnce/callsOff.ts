import type { IntentOpened } from '../../services/intents/ledger.ts';

/**
 * Sending an irreversible request cancels any pending navigation, even if the browser has begun it, and dismisses earlier toasts. The ledger reports
 * it before the request is sent. For the root's navigation region.
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
