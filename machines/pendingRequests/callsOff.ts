import type { IntentOpened } from '../../services/pendingRequests/ledger.ts';

/** For the root's navigation region: an irreversible request cancels any pending navigation, even one begun, and dismisses earlier toasts. */
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
