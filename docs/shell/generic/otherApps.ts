import { Linking, Share } from 'react-native';
import { linksBy } from './links';
import type { Action } from './loanShell';

const { openOutside, actions } = linksBy((url) => Linking.openURL(url));

const share: Action = async ({ text, url }) => {
  const { action } = await Share.share({ message: `${text} ${url}`.trim() });
  return action === Share.dismissedAction ? { ok: false, reason: 'cancelled' } : { ok: true };
};

export { openOutside };
/** The actions that lead to other apps of the phone. */
export const otherApps = { ...actions, share };
