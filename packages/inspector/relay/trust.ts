import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

const hostnameOf = (host: string) =>
  URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '') : '';

/** Whether a `Host` header names this machine. DNS rebinding points a foreign name at it, but cannot make the browser send one of these. */
export const isOwnHost = (host: string | undefined, names: readonly string[] = []): boolean => {
  const hostname = hostnameOf(host ?? '');
  return /(^|\.)localhost$/.test(hostname) || isIP(hostname) > 0 || names.includes(hostname);
};

/** Whether a request comes from a page that this machine serves, on any port; no other page can claim this. */
export const isLocalPage = ({ origin }: IncomingHttpHeaders): boolean => {
  if (origin === undefined || !URL.canParse(origin)) return false;
  const { hostname } = new URL(origin);
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
};

/** Whether a request comes from one of our own pages, or from no page. `Sec-Fetch-Site` survives a proxy that rewrites `Host`. */
export const isOwnRequest = (headers: IncomingHttpHeaders, origins: readonly string[] = []): boolean => {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (origin !== undefined && origins.includes(origin)) return true;
  if (site === 'same-origin') return true;
  if (site !== undefined && site !== 'none') return false;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
};
