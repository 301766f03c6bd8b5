import { classifyEmbedded, disguisingCharacter, ownOrigin } from './links.ts';

const paymentImage = /^data:image\/(png|jpeg|gif|webp|svg\+xml)[;,]/;

/** A server's picture URL, or '' if it may not be shown: https, our own and our own `blob:` may be, `data:image/` only for payment codes. */
export function imageSource(url: string, isPaymentCode = false): string {
  const isMadeHere = () =>
    url.startsWith(`blob:${ownOrigin()}/`) || (isPaymentCode && paymentImage.test(url));
  return classifyEmbedded(url).kind !== 'refused' || (isMadeHere() && !disguisingCharacter.test(url))
    ? url
    : '';
}
