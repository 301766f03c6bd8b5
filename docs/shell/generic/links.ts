/** Which addresses open where. What differs for your app is at the top. */
import { type Action, rejected } from './loanShell';

export const origin = 'https://loans.example';
export const servicePhone = 'tel:+63281234567';
/** Other websites, mail, telephone, and the wallets of your payment partners. Some diallers run codes such as *#06# at once. */
const otherApps = /^(https|mailto|sms|gcash|paymaya|grab):|^tel:\+?[\d().-]+$/;

/** `open` is the platform's function that hands an address to another app. */
export const linksBy = (open: (url: string) => Promise<unknown>) => {
  const openOutside = (url: string, allowed = otherApps) => {
    if (!allowed.test(url)) return rejected;
    void open(url).catch(() => undefined);
    return undefined;
  };
  return {
    /** Opens an address that is not the app's own, if its scheme is known; nothing else happens to it. */
    openOutside,
    actions: {
      callPhone: ({ number }) => {
        const [first = ''] = /\+?\d(?:[\s().-]{0,2}\d)*/.exec(String(number)) ?? [];
        return openOutside(`tel:${first.replace(/[^+\d]/g, '')}`);
      },
      openExternal: ({ url }) => openOutside(String(url), /^(https?|mailto):/),
    } satisfies Record<string, Action>,
  };
};
