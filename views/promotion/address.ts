import type { Language } from '../../machines/root/language.ts';
import type {
  PromotionAddressMessage,
  PromotionOpenCommand,
} from '../../machines/promotion/landing/context.ts';
import { ownSearch } from '../../machines/screen/ownPage.ts';
import { inLanguage } from '../app/inLanguage.ts';
import { addressActor } from '../entries/addressActor.ts';

export const currentAddress = () => ({ hash: location.hash, search: ownSearch() });

const openIn = (language: Language): void => {
  const url = inLanguage(language);
  try {
    // Keeps the history entry, which has the typed data.
    history.replaceState(history.state, '', url);
    location.reload();
  } catch {
    // A browser that limits how often this is done opens the page anyway.
    location.assign(url);
  }
};

const open = (command: PromotionOpenCommand): boolean => {
  switch (command.type) {
    case 'hash.opened':
      location.hash = command.hash;
      return false;
    case 'url.opened':
      location.assign(command.url);
      return true;
    case 'language.chosen':
      openIn(command.language);
      return true;
  }
};

export const promotionAddress = addressActor<PromotionOpenCommand, PromotionAddressMessage>({
  open,
  listeners: (tell, popped) => ({
    hashchange: () => {
      scrollTo(0, 0);
      tell({ type: 'address.changed', address: currentAddress() });
    },
    popstate: () => void popped(),
  }),
});
