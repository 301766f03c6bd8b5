const otherNames: Record<string, string> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' };

/** This server under another name, so that leaving the app is realistic without internet. A LAN address is replaced by its IPv6 form. */
export function partnerOrigin(origin: string): string {
  const { protocol, hostname, port } = new URL(origin);
  const other = otherNames[hostname] ?? (/^[\d.]+$/.test(hostname) ? `[::ffff:${hostname}]` : hostname);
  return `${protocol}//${other}${port && `:${port}`}`;
}
