const otherNames: Record<string, string> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' };

/**
 * Returns the origin of the partner's site. It is this server under another name, so that leaving the app is realistic: another origin, yet reachable
 * without internet. A LAN address is replaced by its IPv6 form.
 */
export const partnerOrigin = (origin: string): string => {
  const { protocol, hostname, port } = new URL(origin);
  const other = otherNames[hostname] ?? (/^[\d.]+$/.test(hostname) ? `[::ffff:${hostname}]` : hostname);
  return `${protocol}//${other}${port && `:${port}`}`;
};
