import type { IntentOpened } from '../../services/intents/ledger.ts';

/**
 * What goes out and cannot be undone holds the page until its answer: whatever leads away is called off, even where the browser is on its way
 * already, and what was said before goes. The ledger says so before the request goes out. For the region of a root that knows whether somebody
 * is leaving.
 */
export const callsOff = {
  'intent.opened': {
    target: '.here',
    actions: [
      'passToToaster',
      { type: 'passToAddress', params: ({ event }: { event: IntentOpened }) => event },
    ],
  },
} as const;
