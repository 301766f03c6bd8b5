import { repairQuery } from '../http/pageQuery.ts';

/** Segments of plain characters: no empty segment, nothing encoded, no backslash, no `;`, no dot segment. At most one slash at its end. */
const normalPath = /^(\/[\w-]+(\.[\w-]+)*)*\/?$/;

/**
 * Returns the app's own path in the path of a URL: without the base and without a slash at its end. Undefined for a path that is outside the base or
 * not in its normal form (docs/product/routes.md#normal-form): no screen has it, and nothing is drawn or linked there.
 */
export function ownPathIn(pathname: string, basePath: string): string | undefined {
  if (!`${pathname}/`.startsWith(basePath)) return undefined;
  const path = `/${pathname.slice(basePath.length)}`;
  return normalPath.test(path) ? path.replace(/(.)\/$/, '$1') : undefined;
}

/** The app's own path of this page; undefined where no screen is. Nothing else reads the page's path. */
export function ownPath(basePath: string): string | undefined {
  return ownPathIn(location.pathname, basePath);
}

/** The page's query, repaired. Nothing else reads it: a button or a language link made of the raw text loses the session. */
export function ownSearch(): string {
  return repairQuery(location.search);
}

/** Whether the page's URL is a folder's: a server redirects there from the same URL without the slash, and a redirect loses what the history entry stores. */
export function isFolder(): boolean {
  return location.pathname.endsWith('/');
}
