const disguise = /[\s\p{C}\\]/u;
const paymentImage = /^data:image\/(png|jpeg|gif|webp|svg\+xml)[;,]/;

/**
 * The address of a picture that a server gave, or '' when it may not be shown: https, our own pages and `blob:` pass; a `data:image/` only for
 * payment codes (decisions §9).
 */
export const imageSource = (url: string, isPaymentCode = false): string => {
  if (disguise.test(url)) return '';
  const isOwn = /^\/(?!\/)/.test(url) || url.startsWith(`${globalThis.location?.origin}/`);
  return isOwn || /^(https:\/\/|blob:)/.test(url) || (isPaymentCode && paymentImage.test(url)) ? url : '';
};
