import { placeOf } from '../../../services/promotion/page.ts';
import type { LandingContext, PromotionAddressMessage } from './context.ts';

interface Asked {
  context: LandingContext;
}

export const locationGuards = {
  isOnDownload: ({ context }: Asked) => context.place.route === 'download',
  isOnAgreement: ({ context }: Asked) => context.place.route === 'agreement',
  isOnLanding: ({ context }: Asked) => context.place.route === 'landing',
  isOtherPage: ({ context }: Asked, { address }: PromotionAddressMessage) =>
    placeOf(address).route !== context.place.route,
  isBackOnLanding: ({ context }: Asked, { address }: PromotionAddressMessage) =>
    placeOf(address).route === 'landing' && context.place.route !== 'landing',
};
