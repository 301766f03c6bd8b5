const otherNames: Record<string, string> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' };

/**
 * Origin of the partner's site. It is this server under another name, so that leaving the app is real: another origin, yet reachable
 * without a network. An address of a local network is named by its IPv6 form.
 */
export const partnerOrigin = (origin: string): string => {
  const { protocol, hostname, port } = new URL(origin);
  const other = otherNames[hostname] ?? (/^[\d.]+$/.test(hostname) ? `[::ffff:${hostname}]` : hostname);
  return `${protocol}//${other}${port && `:${port}`}`;
};
