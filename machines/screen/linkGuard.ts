import type { Environment } from '../../services/visit/environment.ts';
import { classifyLink, type Destination } from '../../services/values/links.ts';

/** Milliseconds that a navigation may take before the page takes taps again. */
export const leavingLimit = 5_000;

/** The destination of a server's link from here: the link guard of docs/product/security.md. `pageNames`: a plain page name is a native page. */
export const destinationOf = (
  link: string,
  { environment, origin }: { environment: Environment; origin: string },
  pageNames = false,
): Destination => {
  const door = { scheme: environment.deepLinkScheme, allowHttp: environment.allowHttpLinks, origin };
  return classifyLink(link, door, pageNames);
};
