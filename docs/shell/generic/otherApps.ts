import { Linking, Share } from 'react-native';
import { type Action, rejected } from './loanShell';

const schemes = ['https:', 'tel:', 'mailto:', 'gcash:', 'paymaya:'];

/** Opens an address outside of the page, if its scheme is `allowed`. */
export const openOutside = (address: string, allowed = schemes) => {
  if (!allowed.some((scheme) => address.startsWith(scheme))) return rejected;
  void Linking.openURL(address).catch(() => undefined);
  return undefined;
};

/** The actions that lead to other apps of the phone. */
export const otherApps = {
  callPhone: ({ number }) => {
    const digits = String(number).replace(/[^+\d]/g, '');
    return digits ? openOutside(`tel:${digits}`) : rejected;
  },
  openExternal: ({ url }) => openOutside(String(url), ['https:', 'http:', 'mailto:']),
  share: async ({ text, url }) => {
    const { action } = await Share.share({ message: `${text} ${url}`.trim() });
    return action === Share.dismissedAction ? { ok: false, reason: 'cancelled' } : { ok: true };
  },
} satisfies Record<string, Action>;
