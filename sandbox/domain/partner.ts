/**
 * Origin of the partner's site. It is this server under its other name, so that leaving the app is real: another origin, yet
 * reachable without a network.
 */
export const partnerOrigin = (origin: string): string => {
  const url = new URL(origin);
  url.hostname = url.hostname === '127.0.0.1' ? 'localhost' : '127.0.0.1';
  return url.origin;
};
