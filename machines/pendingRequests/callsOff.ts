import { withEvent } from '../screen/actions.ts';

/** For the root's navigation region: an irreversible request cancels any pending navigation, even one begun, and dismisses earlier toasts. */
export const callsOff = {
  'intent.opened': {
    target: '.here',
    actions: [withEvent('passToToaster'), withEvent('passToPending'), withEvent('passToAddress')],
  },
} as const;
