/** Where a link that a server gave leads (decisions §9). */
export type Destination =
  | { kind: 'ownPage'; path: string }
  | { kind: 'web'; url: string }
  | { kind: 'native'; to: string }
  | { kind: 'refused' };

interface Door {
  /** Deep-link scheme of the native shell, without `:`. */
  scheme: string;
  /** The page's own origin. */
  origin: string;
  /** Whether plain http to other hosts is let through. */
  allowHttp: boolean;
}

/** White space, controls and invisible characters that could hide what a link is; a backslash, which browsers read as a slash. */
const disguise = /[\s\p{C}\\]/u;
const pageName = /^[A-Za-z][\w-]*(\/[\w-]+)*\/?(\?.*)?$/;

/**
 * The one door for addresses that a server gives (decisions §9): paths and hosts of our own, https (and http where configured), and the
 * configured scheme pass; everything else is refused. A plain page name counts as native only where `pageNames` says so (define call).
 */
export const classifyLink = (link: string, door: Door, pageNames = false): Destination => {
  if (disguise.test(link)) return { kind: 'refused' };
  if (/^\/(?!\/)/.test(link)) return { kind: 'ownPage', path: link };
  if (link.startsWith(`${door.scheme}://`)) return { kind: 'native', to: link };
  if (pageNames && pageName.test(link)) return { kind: 'native', to: link };
  if (!/^https?:\/\//.test(link) || !URL.canParse(link)) return { kind: 'refused' };
  const url = new URL(link);
  if (url.username || url.password) return { kind: 'refused' };
  if (url.origin === door.origin) return { kind: 'ownPage', path: url.pathname + url.search + url.hash };
  if (url.protocol === 'http:' && !door.allowHttp) return { kind: 'refused' };
  return { kind: 'web', url: link };
};

/**
 * `link` with `parameters` set by the URL's own rules: `?` when there is no query yet, before a fragment. What the link says itself stays
 * as it was written, for it may be signed; only a parameter that is set anew is taken out first.
 */
export const withQuery = (link: string, parameters: Record<string, string>): string => {
  const added = new URLSearchParams(parameters).toString();
  if (!added) return link;
  const [, path = '', query, fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#[^]*)?$/.exec(link) ?? [];
  const names = Object.keys(parameters);
  // With an ampersand before it, a question mark that begins a name is not taken for the query's own.
  const isSetAnew = (pair: string) => names.some((name) => new URLSearchParams(`&${pair}`).has(name));
  const kept = query ? query.split('&').filter((pair) => !isSetAnew(pair)) : [];
  return `${path}?${[...kept, added].join('&')}${fragment}`;
};
