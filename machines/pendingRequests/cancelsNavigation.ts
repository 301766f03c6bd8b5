import type { IntentOpened } from '../../services/pendingRequests/messages.ts';
import { forwardsTo } from '../screen/actions.ts';

/** For the root's navigation region: an irreversible request cancels any pending navigation, even one begun, and dismisses earlier toasts. */
export const cancelsNavigation = {
  'intent.opened': {
    target: '.here',
    actions: [
      forwardsTo<IntentOpened>('toaster'),
      forwardsTo<IntentOpened>('pending'),
      forwardsTo<IntentOpened>('address'),
    ],
  },
} as const;
