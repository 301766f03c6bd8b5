import { placeOf } from '../../../services/promotion/page.ts';
import type { LandingContext, LandingEvent } from './context.ts';

interface Asked {
  context: LandingContext;
  event: LandingEvent;
}

export const placeGuards = {
  isOnDownload: ({ context }: Asked) => context.place.route === 'download',
  isOnAgreement: ({ context }: Asked) => context.place.route === 'agreement',
  isOnLanding: ({ context }: Asked) => context.place.route === 'landing',
  isOtherPage: ({ context, event }: Asked) =>
    event.type === 'address.changed' && placeOf(event.address).route !== context.place.route,
  isBackOnLanding: ({ context, event }: Asked) =>
    event.type === 'address.changed' &&
    placeOf(event.address).route === 'landing' &&
    context.place.route !== 'landing',
};
