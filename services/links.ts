/** The destination of a link from the server, as text for the browser or the shell. */
export type Destination =
  /** A page of our own: one slash, then what it resolves to; safe for the history and for `location`. */
  | { kind: 'ownPage'; path: string }
  /** An external address, exactly as the server wrote it: it may be signed. */
  | { kind: 'web'; url: string }
  /** For the native shell, as the server wrote it. */
  | { kind: 'native'; to: string }
  | { kind: 'refused' };

interface Door {
  /** Deep-link scheme of the native shell, without `:`; empty where no shell is asked. */
  scheme: string;
  /** The page's own origin, as `location` has it. */
  origin: string;
  /** Whether plain http to other hosts is let through. */
  allowHttp: boolean;
}

/** White space, controls and invisible characters that could hide what a link is; a backslash, which browsers read as a slash. */
export const disguise = /[\s\p{C}\p{DI}\\]/u;
const pageName = /^[A-Za-z][\w-]*(\/[\w-]+)*\/?(\?.*)?$/;
/** A browser takes what follows two slashes for a host; a server may read an encoded slash as one. */
const singleSlash = /^\/(?!\/|%2f|%5c)/i;
/** A host follows at once and no user is named before it: `https://ours@theirs` leads to theirs. */
const hostFirst = /^https?:\/\/[^/?#@]+([/?#]|$)/;

const refused: Destination = { kind: 'refused' };

/**
 * The link guard for addresses that a server gives: pages of our own, https (and http where configured) and the configured scheme pass, and a
 * plain page name where `pageNames` says so (define call); everything else is refused, other cases of a scheme's letters too. A page is our
 * own by the origin that its link resolves to, never by what the link looks like. Throws nothing, whatever the text.
 */
export const classifyLink = (link: string, door: Door, pageNames = false): Destination => {
  if (disguise.test(link)) return refused;
  if ((door.scheme && link.startsWith(`${door.scheme}://`)) || (pageNames && pageName.test(link)))
    return { kind: 'native', to: link };
  if (!singleSlash.test(link) && !hostFirst.test(link)) return refused;
  try {
    const { origin, href } = new URL(link, door.origin);
    if (origin === door.origin) {
      const path = href.slice(origin.length);
      return singleSlash.test(path) ? { kind: 'ownPage', path } : refused;
    }
    return door.allowHttp || link.startsWith('https') ? { kind: 'web', url: link } : refused;
  } catch {
    return refused;
  }
};

/** Outside a browser nothing but a path is our own. */
export const ownOrigin = () => globalThis.location?.origin ?? 'https://own.invalid';

/** The link guard for what a page shows within itself, a frame or a picture: https or our own; nothing of the shell's. */
export const classifyEmbedded = (link: string): Destination =>
  classifyLink(link, { scheme: '', origin: ownOrigin(), allowHttp: false });

/**
 * `link` with `parameters` set by the URL's own rules: `?` when there is no query yet, before a fragment. What the link says itself stays
 * as it was written, for it may be signed; only a parameter that is replaced is taken out first.
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
