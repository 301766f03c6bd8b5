import type { Environment } from '../visit/environment.ts';

/** The destination of a link from the server, as text for the browser or the shell. */
export type Destination =
  /** A page of our own: one slash, then its resolved path; safe for the history and for `location`. */
  | { kind: 'ownPage'; path: string }
  /** An external URL, exactly as the server wrote it, because it may be signed. */
  | { kind: 'web'; url: string }
  /** For the native shell, as the server wrote it. */
  | { kind: 'native'; to: string }
  | { kind: 'refused' };

interface LinkGuard {
  /** Deep-link scheme of the native shell, without `:`; empty without a shell. */
  scheme: string;
  origin: string;
  allowHttp: boolean;
}

/** White space, control and invisible characters that could disguise a link; a backslash, which browsers read as a slash. */
export const disguisingCharacter = /[\s\p{C}\p{DI}\\]/u;
const pageName = /^[A-Za-z][\w-]*(\/[\w-]+)*\/?(\?.*)?$/;
/** A browser reads what follows two slashes as a host; a server may read an encoded slash as one. */
const singleSlash = /^\/(?!\/|%2f|%5c)/i;
/** The host follows directly, without a user before it: `https://ours@theirs` leads to theirs. */
const hostFirst = /^https?:\/\/[^/?#@]+([/?#]|$)/;

const refused: Destination = { kind: 'refused' };

/**
 * The link guard for a server's URLs: it allows pages of our own, https (and http if configured), the configured scheme, and a plain page name if
 * `pageNames` is set (define call); everything else is refused, including other cases of a scheme's letters. A page is our own by the origin to which
 * its link resolves, never by its appearance. Never throws.
 */
export const classifyLink = (link: string, guard: LinkGuard, pageNames = false): Destination => {
  if (disguisingCharacter.test(link)) return refused;
  if ((guard.scheme && link.startsWith(`${guard.scheme}://`)) || (pageNames && pageName.test(link)))
    return { kind: 'native', to: link };
  const isPath = singleSlash.test(link);
  if (!isPath && !hostFirst.test(link)) return refused;
  try {
    // Without a base it takes half the time: a list may have thousands of pictures.
    const { origin, href } = new URL(link, isPath ? guard.origin : undefined);
    if (origin === guard.origin) {
      const path = href.slice(origin.length);
      return singleSlash.test(path) ? { kind: 'ownPage', path } : refused;
    }
    return guard.allowHttp || link.startsWith('https') ? { kind: 'web', url: link } : refused;
  } catch {
    return refused;
  }
};

/** Outside a browser only a path is our own. */
export const ownOrigin = () => globalThis.location?.origin ?? 'https://own.invalid';

/** The link guard for content within a page, a frame or a picture: https or our own, never the shell's. */
export const classifyEmbedded = (link: string): Destination =>
  classifyLink(link, { scheme: '', origin: ownOrigin(), allowHttp: false });

/** Sets `parameters` in a link's query. The link's own text is unchanged, because it may be signed; only replaced parameters are removed. */
export const withQuery = (link: string, parameters: Record<string, string>): string => {
  const added = new URLSearchParams(parameters).toString();
  if (!added) return link;
  const [, path = '', query, fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#[^]*)?$/.exec(link) ?? [];
  const names = Object.keys(parameters);
  // Prefixed with an ampersand, so that a leading question mark is read as part of the name.
  const isReplaced = (pair: string) => names.some((name) => new URLSearchParams(`&${pair}`).has(name));
  const kept = query ? query.split('&').filter((pair) => !isReplaced(pair)) : [];
  return `${path}?${[...kept, added].join('&')}${fragment}`;
};

/** The destination of a server's link from here: the link guard of docs/product/security.md. `pageNames`: a plain page name is a native page. */
export const destinationOf = (
  link: string,
  { environment, origin }: { environment: Environment; origin: string },
  pageNames = false,
): Destination => {
  const guard = { scheme: environment.deepLinkScheme, allowHttp: environment.allowHttpLinks, origin };
  return classifyLink(link, guard, pageNames);
};

/** Whether the link guard lets a server's link through: an action that needs it is offered only then. */
export function canOpen(link: string, environment: Environment): boolean {
  return destinationOf(link, { environment, origin: ownOrigin() }).kind !== 'refused';
}
