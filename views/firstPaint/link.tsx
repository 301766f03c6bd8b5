import type { ComponentProps } from 'react';
import { carriedIn } from '../../services/http/pageQuery.ts';
import { ownSearch } from '../../services/visit/ownPath.ts';
import { withQuery } from '../../services/values/links.ts';
import { underBase } from '../app/basePath.ts';
import type { ScreenLink as AppLink } from '../parts/ScreenLink.tsx';

/** By route; the build defines it (tools/build/firstPaint/figures.ts). */
declare const firstPaths: Record<string, string>;

/** Throws for a route that its figure does not list: nothing is drawn, instead of a link that leads elsewhere. */
const pathOf = (route: string): string => {
  const path = firstPaths[route];
  if (path === undefined) throw new Error(route);
  return path;
};

/** Replaces ScreenLink in figures, which have no router: the browser opens the page. */
export const ScreenLink = ({
  to,
  query,
  children,
  ...rest
}: Omit<ComponentProps<typeof AppLink>, 'onOpen'>) => (
  <a {...rest} href={underBase(withQuery(pathOf(to), { ...carriedIn(ownSearch()), ...query }))}>
    {children}
  </a>
);
