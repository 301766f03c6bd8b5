import type {
  PromotionAddressMessage,
  PromotionOpenCommand,
} from '../../machines/promotion/landing/context.ts';
import { addressActor } from '../entries/addressActor.ts';

/** Where the browser is. */
export const currentAddress = () => ({ hash: location.hash, search: location.search });

/** The promotion's address: a query, and a hash for each of its pages. */
export const promotionAddress = addressActor<PromotionOpenCommand, PromotionAddressMessage>({
  open: (command) => {
    const isPage = command.type === 'url.opened';
    if (isPage) location.assign(command.url);
    else location.hash = command.hash;
    return isPage;
  },
  listeners: (tell, popped) => ({
    hashchange: () => {
      scrollTo(0, 0);
      tell({ type: 'address.changed', address: currentAddress() });
    },
    popstate: () => void popped(),
  }),
});
